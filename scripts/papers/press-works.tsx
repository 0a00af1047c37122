import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Body } from '../../src/generator/markdown/body.ts'
import type { Parsed } from '../../src/generator/content/problem.ts'
import { parseText } from '../../src/generator/content/source.ts'
import { cutBody } from '../../src/generator/content/front-matter.ts'
import { CompanyFacts, ToolTables } from './design/fact-tables.tsx'
import { End, sheetDocument, type SheetContent } from './design/sheet.tsx'
import { placeFigures } from './figures.ts'
import { logoPngs, logoSvgs } from './logos.tsx'
import { plainTextOf } from './manuscript/plain.ts'
import { parseSource, releaseMatter, sheetMatter, type Source } from './sources.ts'
import { sourceNameOf, type Work, type Workshop } from './workshop.ts'

/** A press release, marked as a sample above its title. */
export function releaseWork(url: string, shop: Workshop): Parsed<Work> {
  const { labels } = shop
  return workFrom(url, shop, releaseMatter, ({ matter: { subtitle, ...matter }, body }) =>
    sheetWork(url, shop, body, {
      kind: labels.kinds.Release,
      notice: labels.releaseNotice,
      lead: subtitle,
      ...matter,
      children: <End />,
    }),
  )
}

export function brandSheetWork(url: string, shop: Workshop): Parsed<Work> {
  return workFrom(url, shop, sheetMatter, ({ matter, body }) =>
    sheetWork(url, shop, body, { kind: shop.labels.kinds.Sheet, ...matter }),
  )
}

/** The company facts and the tools, as their pages have them. */
export function factSheetWork(url: string, shop: Workshop): Parsed<Work> {
  const { press, products } = shop.content.data
  return workFrom(url, shop, sheetMatter, ({ matter, body }) => {
    const tables: ReactNode = (
      <>
        <CompanyFacts {...press.company} />
        <ToolTables {...products} words={shop.labels} />
      </>
    )
    const work = sheetWork(url, shop, body, { kind: shop.labels.kinds.Sheet, ...matter, children: tables })
    return { ...work, sources: [work.sources, press.company, products] }
  })
}

/** The logo as SVG and as PNG files, each with a note from content/papers/logo.md. */
export function logoWorks(urls: { svg: string; png: string }, shop: Workshop): Parsed<Work[]> {
  const file = shop.source('logo')
  if (!file.value) return { problems: file.problems }
  const parsed = parseSource(file.value, sheetMatter, shop.content)
  if (!parsed.value) return { problems: parsed.problems }
  const { title, lead } = parsed.value.matter
  const note = `${title}\n\n${lead}\n\n${cutBody(parseText(file.value).value ?? '').body.trim()}\n`
  const { name } = shop.content.site
  return {
    value: [
      { url: urls.svg, sources: note, make: async () => logoSvgs(name, note) },
      { url: urls.png, sources: note, make: (studio) => logoPngs(studio, name, note) },
    ],
    problems: [],
  }
}

function workFrom<S extends z.ZodType>(
  url: string,
  { source, content }: Workshop,
  schema: S,
  workOf: (source: Source<z.output<S>>) => Work,
): Parsed<Work> {
  const file = source(sourceNameOf(url))
  if (!file.value) return { problems: file.problems }
  const { value, problems } = parseSource(file.value, schema, content)
  return value ? { value: workOf(value), problems } : { problems }
}

function sheetWork(
  url: string,
  { content }: Workshop,
  body: Body,
  sheet: Omit<SheetContent, 'html' | 'organisation'>,
): Work {
  const text = plainTextOf(body)
  const { children: _, ...sources } = sheet
  return {
    url,
    sources: { text, ...sources },
    make: (studio) =>
      studio.print(sheetDocument({ ...sheet, organisation: content.site.name, html: placeFigures(text) }), sheet.date),
  }
}
