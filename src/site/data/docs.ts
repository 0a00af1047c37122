import { z } from 'zod'
import { dataFile, f, type ValueOf } from '../../generator/define/index.ts'

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
  name: f.text.describe('The name of the product'),
  url: f.address.describe('Where its documents are'),
  description: f.textWithCode.describe('Which documents the repository holds'),
  icon: z.enum(icons).describe(`One of ${icons.join(', ')}`),
  category: f.text.describe('The name of a product group'),
})

export const docsFile = dataFile(
  'data/docs.json',
  z.strictObject({
    ...f.opening,
    gettingStarted: z
      .strictObject({
        heading: f.heading,
        steps: z
          .array(
            z.strictObject({
              title: f.textWithCode.describe('A few words'),
              description: f.textWithCode.describe('A sentence or two'),
              code: f.text.optional().describe('What to type'),
              link: f.link.optional().describe('Where to read on'),
            }),
          )
          .length(3)
          .describe('Three steps'),
      })
      .describe('The first steps'),
    repositories: z
      .strictObject({
        heading: f.heading,
        lead: f.lead,
        open: f.text.describe('The link to the documents of a tool'),
        entries: z.array(documentation).describe('One a product'),
      })
      .describe('The documents of each tool'),
    subjects: z
      .strictObject({ heading: f.heading, lead: f.lead })
      .describe('Above the index made of the tags of the products'),
    faq: z
      .strictObject({
        heading: f.heading,
        items: z
          .array(
            z.strictObject({
              question: f.text.describe('As a reader asks it'),
              answer: f.textWithCode.describe('A sentence or more'),
            }),
          )
          .length(5)
          .describe('Five questions'),
      })
      .describe('Questions and answers'),
  }),
)

export type Docs = ValueOf<typeof docsFile>
