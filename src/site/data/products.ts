import { z } from 'zod'
import { day, opening, slug, text, textWithCode } from '../../generator/define/fields.ts'
import { dataFile, type ValueOf } from '../../generator/define/define.tsx'
import { dayOf } from '../../model/day.ts'
import { href } from '../routes.ts'
import type { Settings } from './settings.ts'

/** Where on the way from a rule to its evidence a tool may work, in this order. */
const places = ['specification', 'lean', 'bundle', 'runtime', 'evidence'] as const

/** One of the organisation's tools. Nothing may be said of it that `source` does not support. */
const product = z.strictObject({
  slug: slug.describe('Names the entry in /docs/'),
  name: text.describe('What the tool is called'),
  group: slug.describe('The id of its group'),
  purpose: text.describe('What it does, in one sentence'),
  repo: text.describe('Repository name below the organisation'),
  languages: z.array(text).min(1).describe('What it is written in'),
  licence: textWithCode.describe('As the repository names it'),
  tags: z.array(text).min(1).describe('Its subjects, which make the index of /docs/'),
  places: z.array(z.enum(places)).min(1).describe('What its documents and source tree name'),
  early: textWithCode.optional().describe('What it is early at'),
  source: text.describe('Where these facts were read'),
  checked: day.describe('When they were read'),
  unverified: z.boolean().default(false).describe('true where the address of the repository was never seen to answer'),
})

export const products = dataFile(
  'data/products.json',
  z.strictObject({
    ...opening,
    labels: z
      .strictObject({
        learnMore: text.describe('The link to the documents of a tool'),
        viewRepo: text.describe('The link to its repository'),
        languages: text.describe('Before its languages'),
        licence: text.describe('Before its licence'),
        tags: text.describe('Before its subjects'),
        early: text.describe('Before what it is early at'),
        checked: text.describe('Before the day on which it was read'),
        unverified: text.describe('Beside an address that was never seen to answer'),
      })
      .describe('Words beside the facts of a tool'),
    map: z
      .strictObject({
        caption: text.describe('What the table shows'),
        tool: text.describe('Above the column of the tools'),
        named: text.describe('What a filled square means'),
        notNamed: text.describe('What an empty one means'),
        places: z.record(z.enum(places), text).describe('What each place is called'),
      })
      .describe('The table of tools and places'),
    groups: z
      .array(
        z.strictObject({
          id: slug.describe('By which a tool names its group'),
          name: text.describe('What it is called'),
          description: text.describe('What its tools have in common'),
        }),
      )
      .min(1)
      .describe('The groups of tools'),
    products: z.array(product).min(1).describe('The tools'),
  }),
)

export type Products = ValueOf<typeof products>
export type Place = (typeof places)[number]

/** A tool as pages show it. */
export type Product = ReturnType<typeof productsOf>[number]

/** The tools, each with its addresses. */
export function productsOf({ products: tools }: Products, { organisation }: Settings) {
  return tools.map((tool) => ({
    ...tool,
    repository: `${organisation.url.replace(/\/$/, '')}/${tool.repo}`,
    docsPath: `${href('docs')}#${tool.slug}`,
    checked: dayOf(tool.checked),
  }))
}
