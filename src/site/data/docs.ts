import { z } from 'zod'
import { address, heading, lead, link, opening, text, textWithCode } from '../../generator/define/fields.ts'
import { dataFile, type ValueOf } from '../../generator/define/define.tsx'

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

export const docs = dataFile(
  'data/docs.json',
  z.strictObject({
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
  }),
)

export type Docs = ValueOf<typeof docs>
