import { existsSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import { products } from '../../../content/data/products.json'
import labels from '../../../content/papers/labels.json'
import site from '../../../content/site.json'
import { keysIn } from '../../../src/generator/checks/check-leaks.ts'
import { resolveShortUrl } from '../../../src/generator/content/short-urls.ts'
import { checkSchema } from '../../../src/generator/content/check-schema.ts'
import { parseSvg } from '../../../src/generator/content/pictures/svg.ts'
import { parseFrontMatter } from '../../../src/generator/content/front-matter.ts'
import type { Parsed } from '../../../src/generator/content/problem.ts'
import { nameCheck } from '../../../src/generator/content/product-names.ts'
import { placeOf } from '../../cli/print-problems.ts'
import { UserError } from '../../cli/user-error.ts'
import { parseManuscript, type Manuscript } from './manuscript.ts'
import type { Printer } from './printer.ts'

/** A file that is made, and what it is made from. */
export interface Output {
  /** Below public/: "/papers/technical.pdf". */
  url: string
  /** Files, or a key of a JSON file ("content/site.json#name"), but for those that all outputs share. */
  inputs: string[]
  make: (printer: Printer) => Promise<Uint8Array>
}

/** A Markdown file of content/papers/: its front matter, and what is below. */
export interface Source<M> {
  file: string
  matter: M
  markdown: string
  firstLine: number
}

export function readSource<S extends z.ZodType>(name: string, schema: S): Source<z.output<S>> {
  const file = `content/papers/${name}.md`
  if (!existsSync(file)) throw new UserError(`${file} is missing. Write it.`)
  const text = readFileSync(file, 'utf8')
  // No search finds it in a PDF.
  const [key] = keysIn(text)
  if (key) throw new UserError(`${file} ${key.message}`)
  const { matter, body, bodyLine } = valueOf(parseFrontMatter(file, text))
  // Front matter without keys has been refused.
  const checked: Parsed<z.output<S>> = matter ? checkSchema(schema, matter) : { problems: [] }
  return { file, matter: valueOf(checked), markdown: body, firstLine: bodyLine }
}

interface Text extends Manuscript {
  /** The files of its drawings. */
  drawings: string[]
}

const settings = { ...site, repositories: products.map(({ repo }) => repo) }
const expand = (url: string) => resolveShortUrl(url, settings)
// Papers keep the name that the organisation had on their day.
const terms = Object.fromEntries(Object.entries(site.terms).filter(([, name]) => name !== site.name))
const misspeltIn = nameCheck({ names: [site.name, ...products.map(({ name }) => name)], terms })

/** @throws UserError for an SVG that could run or fetch something, or that strict XML cannot read. */
export function readDrawing(file: string): string {
  const svg = readFileSync(file, 'utf8')
  const { danger, flaw } = parseSvg(svg)
  // Where HTML, into which it is put, may end something earlier than XML does.
  const markup = svg.replace(/^\s*<\?xml[^>]*\?>|<!DOCTYPE[^<>]*>|<!--(?!-?>)[^]*?-->/g, '')
  const fault =
    danger ?? flaw?.message ?? (/<[!?]/.test(markup) ? 'a CDATA section, an instruction or an odd comment' : undefined)
  if (fault) throw new UserError(`${file} holds ${fault}. Save it as plain SVG.`)
  return svg
}

/** The text of a source. In a paper headings are numbered, and the first drawing is rasterised as picture.jpg. */
export function readManuscript(source: Source<unknown>, isPaper: boolean): Text {
  const drawings: string[] = []
  const draw = (name: string, alt: string): string | undefined => {
    const file = `content/papers/${name}`
    if (!existsSync(file) || name.includes('..')) return undefined
    drawings.push(file)
    const svg = readDrawing(file)
    const src = isPaper && drawings.length === 1 ? 'picture.jpg' : name
    if (src !== name || !svg.includes('<text'))
      return renderToStaticMarkup(<img src={encodeURIComponent(src)} alt={alt} />)
    // Inline: an <img> embeds its own fonts, and whether Chromium shares those of two images differs from run to run. Its ids and styles are its own.
    const __html = `<template shadowrootmode="open"><style>svg{display:block;width:100%;height:auto}</style>${svg}</template>`
    return renderToStaticMarkup(<div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html }} />)
  }
  const context = { ...source, labels, numbered: isPaper, draw, misspeltIn, expand }
  return { ...valueOf(parseManuscript(source.markdown, context)), drawings }
}

/** Sizes of paper with their margins, in millimetres. B6 is for a long text that is read on the go. */
const formats = {
  A4: { width: 210, height: 297, top: 17, side: 22, bottom: 19 },
  A5: { width: 148, height: 210, top: 17.5, side: 15.5, bottom: 18 },
  B6: { width: 125, height: 176, top: 17, side: 14, bottom: 18.5 },
}

interface DocumentProps {
  title: string
  format: keyof typeof formats
  /** CSS of this document alone. */
  css?: string
  children: ReactNode
}

/** A whole document to be printed. Its own page rules come first: Chromium lets those of a later stylesheet win. */
export function documentHtml({ title, format, css = '', children }: DocumentProps): string {
  const { width, height, top, side, bottom } = formats[format]
  const page = `@page{size:${width}mm ${height}mm;margin:${top}mm ${side}mm ${bottom}mm}
    :root{--width:${width}mm;--height:${height}mm;--side:${side}mm}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB" className={format}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: page + css }} />
        <link rel="stylesheet" href="papers.css" />
      </head>
      <body>{children}</body>
    </html>,
  )}`
}

/** A day as July 15, 2025. */
export function dateText(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** @throws UserError with all mistakes of the writer. */
function valueOf<T>({ value, problems }: Parsed<T>): T {
  if (value !== undefined && problems.length === 0) return value
  const lines = problems.map((problem) => `${placeOf(problem, 'content')}   ${problem.message}`)
  throw new UserError([...lines, 'Nothing was made.'].join('\n'))
}
