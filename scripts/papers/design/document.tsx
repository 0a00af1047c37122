import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { faces, ink } from './ink.ts'

/** A page that can be printed or pictured: everything it shows is in it. */
export interface Sheet {
  title: string
  /** Stylesheets of this folder, and rules of this document alone. */
  styles: string[]
  rules?: string
  body: ReactElement
}

/** The whole HTML of a document to be typeset. */
export function documentOf({ title, styles, rules = '', body }: Sheet): string {
  const tokens = [
    ...Object.entries(ink).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(faces).map(([name, value]) => `--${name}:${value}`),
  ]
  const css = styles.map((name) => readFileSync(`scripts/papers/design/${name}.css`, 'utf8')).join('\n')
  const html = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: `:root{${tokens.join(';')}}\n${css}\n${rules}` }} />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!doctype html>${html}`
}

/** A text as a CSS string. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('<', '\\3c ')}"`
}
