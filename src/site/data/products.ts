import { z } from 'zod'
import { dataFile, f, type ValueOf } from '../../generator/define/index.ts'
import { href } from '../routes.ts'
import { dayOf } from './day.ts'
import type { Settings } from './settings.ts'

/** Where on the way from a rule to its evidence a tool may work, in this order. */
const places = ['specification', 'lean', 'bundle', 'runtime', 'evidence'] as const

/** One of the organisation's tools. Nothing may be said of it that `source` does not support. */
const product = z.strictObject({
  slug: f.slug.describe('Names the entry in /docs/'),
  name: f.text.describe('What the tool is called'),
  group: f.slug.describe('The id of its group'),
  purpose: f.text.describe('What it does, in one sentence'),
  repo: f.text.describe('Repository name below the organisation'),
  languages: z.array(f.text).min(1).describe('What it is written in'),
  licence: f.textWithCode.describe('As the repository names it'),
  tags: z.array(f.text).min(1).describe('Its subjects, which make the index of /docs/'),
  places: z.array(z.enum(places)).min(1).describe('What its documents and source tree name'),
  early: f.textWithCode.optional().describe('What it is early at'),
  source: f.text.describe('Where these facts were read'),
  checked: f.day.describe('When they were read'),
  unverified: z.boolean().default(false).describe('true where the address of the repository was never seen to answer'),
})

export const productsFile = dataFile(
  'data/products.json',
  z.strictObject({
    ...f.opening,
    labels: z
      .strictObject({
        learnMore: f.text.describe('The link to the documents of a tool'),
        viewRepo: f.text.describe('The link to its repository'),
        languages: f.text.describe('Before its languages'),
        licence: f.text.describe('Before its licence'),
        tags: f.text.describe('Before its subjects'),
        early: f.text.describe('Before what it is early at'),
        checked: f.text.describe('Before the day on which it was read'),
        unverified: f.text.describe('Beside an address that was never seen to answer'),
      })
      .describe('Words beside the facts of a tool'),
    map: z
      .strictObject({
        caption: f.text.describe('What the table shows'),
        tool: f.text.describe('Above the column of the tools'),
        named: f.text.describe('What a filled square means'),
        notNamed: f.text.describe('What an empty one means'),
        places: z.record(z.enum(places), f.text).describe('What each place is called'),
      })
      .describe('The table of tools and places'),
    groups: z
      .array(
        z.strictObject({
          id: f.slug.describe('By which a tool names its group'),
          name: f.text.describe('What it is called'),
          description: f.text.describe('What its tools have in common'),
        }),
      )
      .min(1)
      .describe('The groups of tools'),
    products: z.array(product).min(1).describe('The tools'),
  }),
)

export type Products = ValueOf<typeof productsFile>
export type Place = (typeof places)[number]

export type Product = ReturnType<typeof productsOf>[number]

export function productsOf({ products: tools }: Products, { organisation }: Settings) {
  return tools.map((tool) => ({
    ...tool,
    repository: `${organisation.url.replace(/\/$/, '')}/${tool.repo}`,
    docsPath: `${href('docs')}#${tool.slug}`,
    checked: dayOf(tool.checked),
  }))
}
