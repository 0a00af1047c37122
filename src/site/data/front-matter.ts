import { z } from 'zod'
import { f } from '../../generator/define/index.ts'

export const categories = ['Vision', 'Technical', 'Roadmap', 'Infrastructure', 'Updates', 'Community'] as const

const grounds = ['paper', 'tint', 'night', 'forest'] as const

/** How the description begins that `npm run new` writes. */
export const descriptionPrompt = 'Say here in one sentence what'

/** Longer titles take too many lines in lists and on social cards. */
export const titleLimit = 90

// Front matter is read as text throughout (`title: no` stays "no"), so flags and numbers are recognised by their spelling.
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const minutes = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'which is not a number of minutes. Write a whole number')
  .transform(Number)

/** A path that may be the name of a folder on any host: Windows drops a dot from the end of a name, and has devices called "aux". */
const alias = z
  .string()
  .regex(
    /^\/(?:(?!\.|(?:con|prn|aux|nul|com\d|lpt\d)[./])[\w.~-]{0,199}[\w~-]\/){1,10}$/i,
    'which is not a path of this site. Start and end it with a slash, and use letters, digits, dots, hyphens and underscores',
  )
  .refine((path) => !/\/410\.txt\//i.test(path), 'which tells hosts that a page is gone. Remove it')
  .refine((path) => !path.startsWith('/assets/'), 'which is in assets/, which browsers keep for a year. Remove it')

const aliases = z.array(alias).default([])

export const articleMatter = z
  .strictObject({
    title: f.title
      .max(titleLimit, `which is too long. Use at most ${titleLimit} characters`)
      .describe(`The heading of the page and its title in lists: at most ${titleLimit} characters`),
    description: f.text.describe('One sentence for lists and search engines, unique on the site'),
    date: f.day.describe('The day of publication, as YYYY-MM-DD. An article dated later than the build is held back'),
    category: z.enum(categories).describe(`One of ${categories.join(', ')}`),
    readTime: minutes
      .optional()
      .meta({ description: 'Whole minutes; counted at 200 words a minute when it is left out', examples: ['4'] }),
    updated: f.day
      .optional()
      .meta({ description: 'When the text last changed, as YYYY-MM-DD', examples: ['2025-07-15'] }),
    draft: flag.default(false).meta({ description: 'true keeps the article out of the site', examples: ['false'] }),
    aliases: aliases.meta({
      description: 'Paths at which the article stood before, as in [/blog/its-old-name/]',
      examples: [[]],
    }),
    retired: f.day.optional().meta({
      description: 'When the article was withdrawn, as YYYY-MM-DD: a page says so in its place',
      examples: ['2025-12-01'],
    }),
    placeholder: f.placeholder,
  })
  .superRefine(({ date, draft, ...stated }, context) => {
    const refuse = (key: 'updated' | 'retired', message: string): void =>
      context.addIssue({ code: 'custom', path: [key], input: stated[key], message })
    for (const key of ['updated', 'retired'] as const)
      if ((stated[key] ?? date) < date) refuse(key, `which is before its date, ${date}. Correct one of them`)
    if (stated.retired !== undefined && draft)
      refuse('retired', 'but the article is a draft, which no one has read. Remove one of them')
  })

export const proseMatter = z.strictObject({
  title: f.title.describe('The heading of the page and its title in search results'),
  description: f.text
    .optional()
    .describe('One sentence for search engines, unique on the site; the lead or the title where it is left out'),
  lead: f.text.optional().describe('A sentence or two under the title'),
  notice: f.text.optional().describe('A note above the text'),
  updated: f.day.optional().describe('When the text last changed, as YYYY-MM-DD'),
  ground: z
    .enum(grounds)
    .default('paper')
    .meta({ description: `What the head of the page lies on: ${grounds.join(', ')}`, examples: ['tint'] }),
  aliases: aliases.meta({ description: 'Paths at which the page stood before', examples: [['/its-old-name/']] }),
  copy: flag.optional().describe('true puts a button next to each code that copies it'),
  placeholder: f.placeholder,
})

export type ArticleMatter = z.infer<typeof articleMatter>
