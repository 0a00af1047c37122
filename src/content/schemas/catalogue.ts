import { z } from 'zod'
import { address, day, heading, lead, link, opening, slug, text, textWithCode } from '../../generator/define/fields.ts'

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

/** content/data/products.json */
export const products = z.strictObject({
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
})

/** Names of the icons that a documentation entry may carry. */
const icons = [
  'layers',
  'file-check',
  'git-pull-request',
  'scan-text',
  'sigma',
  'cpu',
  'shield',
  'box',
  'search-check',
  'flask',
  'database',
] as const
export type IconName = (typeof icons)[number]

/** Product documentation entry: `name` is the product's. */
const documentation = z.strictObject({
  name: text.describe('The name of the product'),
  url: address.describe('Where its documents are'),
  description: textWithCode.describe('Which documents the repository holds'),
  icon: z.enum(icons).describe(`One of ${icons.join(', ')}`),
  category: text.describe('The name of a product group'),
})

/** content/data/docs.json */
export const docs = z.strictObject({
  ...opening,
  gettingStarted: z
    .strictObject({
      heading,
      steps: z
        .array(
          z.strictObject({
            title: textWithCode.describe('A few words'),
            description: textWithCode.describe('A sentence or two'),
            code: text.optional().describe('What to type'),
            link: link.optional().describe('Where to read on'),
          }),
        )
        .length(3)
        .describe('Three steps'),
    })
    .describe('The first steps'),
  repositories: z
    .strictObject({
      heading,
      lead,
      open: text.describe('The link to the documents of a tool'),
      entries: z.array(documentation).describe('One a product'),
    })
    .describe('The documents of each tool'),
  subjects: z.strictObject({ heading, lead }).describe('Above the index made of the tags of the products'),
  faq: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            question: text.describe('As a reader asks it'),
            answer: textWithCode.describe('A sentence or more'),
          }),
        )
        .length(5)
        .describe('Five questions'),
    })
    .describe('Questions and answers'),
})

/** content/data/blog.json: the index of articles. */
export const blog = z.strictObject({
  ...opening,
  feeds: z
    .strictObject({
      label: text.describe('Before the links'),
      rss: text.describe('The link to the RSS feed'),
      atom: text.describe('The link to the Atom feed'),
      jsonFeed: text.describe('The link to the JSON Feed'),
    })
    .describe('The way to the feeds, below the lead'),
  filter: z
    .strictObject({ legend: text.describe('Names the choice'), all: text.describe('The choice of every category') })
    .describe('The choice of a category'),
  labels: z
    .strictObject({
      minutes: text.describe('After a reading time'),
      category: text.describe('Before the category'),
      published: text.describe('Before the day of publication'),
      readingTime: text.describe('Before the reading time'),
      back: text.describe('The link above an article'),
      continueReading: text.describe('The button below it'),
      newer: text.describe('Before the next article'),
      older: text.describe('Before the previous one'),
    })
    .describe('Words around an article'),
  heldBack: z
    .strictObject({
      draft: text.describe('The banner of a draft'),
      planned: text
        .refine((planned) => planned.includes('{date}'), 'which does not say where the day goes. Write {date} there')
        .describe('The banner of an article dated later; {date} stands for the day'),
      meaning: text.describe('What follows either, in a sentence'),
    })
    .describe('Shown on a site that is built with its drafts, and nowhere else'),
})
