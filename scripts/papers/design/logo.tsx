import { readFileSync } from 'node:fs'
import { ink, night } from './ink.ts'
import { MarkShapes } from './mark.tsx'

/** Ink and end colour of the mark on one ground. */
export interface Colouring {
  line: string
  end: string
}

/** What the logo may be printed in: its two colours on light and on dark, and one ink alone. */
export const colourings: Record<'light' | 'dark' | 'black' | 'white', Colouring> = {
  light: { line: ink.ink, end: ink.proof },
  dark: { line: night.ink, end: night.proof },
  black: { line: '#000', end: '#000' },
  white: { line: '#fff', end: '#fff' },
}

export const logoSize = { width: 152, height: 32 }
export const markSize = { width: 32, height: 32 }

/** The mark alone. */
export function MarkDrawing({ line, end, title }: Colouring & { title: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
      <title>{title}</title>
      <MarkShapes line={line} end={end} />
    </svg>
  )
}

/** The mark with the name beside it. */
export function LogoDrawing({ line, end, title }: Colouring & { title: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 32" width="152" height="32">
      <title>{title}</title>
      <LogoShapes line={line} end={end} />
    </svg>
  )
}

/** Mark and name, for drawings that hold more than the logo. The name is outlines, so that no typeface is needed. */
export function LogoShapes({ line, end }: Colouring) {
  return (
    <>
      <MarkShapes line={line} end={end} />
      <path d={nameOutline()} transform="translate(36.5 23.6)" fill={line} />
    </>
  )
}

function nameOutline(): string {
  const [, outline] = / d="([^"]+)"/.exec(readFileSync('scripts/papers/design/wordmark.svg', 'utf8')) ?? []
  if (!outline) throw new Error('wordmark.svg holds no outline')
  return outline
}
