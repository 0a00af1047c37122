import { z } from 'zod'
import { address, day, link, meta, slug, text } from './common.ts'

/** Where on the way from a rule to its evidence a tool may work, in this order. */
const places = ['specification', 'lean', 'bundle', 'runtime', 'evidence'] as const

/** One of the organisation's tools. Nothing may be said of it that `source` does not support. */
const product = z.strictObject({
  slug: slug.describe('Names the entry in /docs/'),
  name: text,
  group: slug.describe('The id of its group'),
  purpose: text.describe('What it does, in one sentence'),
  repo: text.describe('Repository name below the organisation'),
  languages: z.array(text).min(1),
  licence: text,
  tags: z.array(text).min(1),
  places: z.array(z.enum(places)).min(1).describe('What its documents and source tree name'),
  early: text.optional().describe('What it is early at'),
  source: text.describe('Where these facts were read'),
  checked: day.describe('When they were read'),
  unverified: z.boolean().default(false).describe('True where the address of the repository was never seen to answer'),
})

/** content/data/products.json */
export const products = z.strictObject({
  meta,
  heading: text,
  lead: text,
  labels: z.strictObject({
    learnMore: text,
    viewRepo: text,
    languages: text,
    licence: text,
    tags: text,
    early: text,
    checked: text,
    unverified: text,
  }),
  map: z
    .strictObject({ caption: text, tool: text, named: text, notNamed: text, places: z.record(z.enum(places), text) })
    .describe('The table of tools and places'),
  groups: z.array(z.strictObject({ id: slug, name: text, description: text })).min(1),
  products: z.array(product).min(1),
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
  name: text,
  url: address,
  description: text.describe('Which documents the repository holds'),
  icon: z.enum(icons),
  category: text.describe('The name of a product group'),
})

/** content/data/docs.json */
export const docs = z.strictObject({
  meta,
  heading: text,
  lead: text,
  gettingStarted: z.strictObject({
    heading: text,
    steps: z
      .array(z.strictObject({ title: text, description: text, code: text.optional(), link: link.optional() }))
      .length(3),
  }),
  repositories: z.strictObject({ heading: text, lead: text, open: text, entries: z.array(documentation) }),
  subjects: z.strictObject({ heading: text, lead: text }).describe('Above the index made of the tags of the products'),
  faq: z.strictObject({ heading: text, items: z.array(z.strictObject({ question: text, answer: text })).length(5) }),
})

/** content/data/papers.json */
export const papers = z.strictObject({
  heading: text,
  lead: text,
  labels: z.strictObject({ view: text, download: text, pages: text, cite: text, published: text, hash: text }),
  papers: z.array(
    z.strictObject({
      id: slug,
      title: text,
      description: text,
      type: z.enum(['Architecture', 'Technical', 'Whitepaper']),
      pages: z.int().positive(),
      fileSize: text.describe('As shown: "501 KB", 1 KB being 1,000 bytes'),
      url: address,
      date: day.describe('When this edition was made'),
      placeholder: z.boolean().default(false),
    }),
  ),
})

/** content/data/paper-viewer.json: /papers/view/ */
export const paperViewer = z.strictObject({
  meta,
  heading: text,
  lead: text,
  labels: z.strictObject({ open: text, download: text, pages: text }),
})

/** content/data/blog.json: the index of articles. */
export const blog = z.strictObject({
  meta,
  heading: text,
  lead: text,
  feeds: z
    .strictObject({ label: text, rss: text, atom: text, jsonFeed: text })
    .describe('The way to the feeds, below the lead'),
  filter: z.strictObject({ legend: text, all: text }),
  labels: z.strictObject({
    minutes: text,
    category: text,
    published: text,
    readingTime: text,
    back: text,
    continueReading: text,
    newer: text,
    older: text,
  }),
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
