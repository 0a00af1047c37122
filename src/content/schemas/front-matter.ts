import { z } from 'zod'
import { day, text } from './common.ts'

export const categories = ['Vision', 'Technical', 'Roadmap', 'Infrastructure', 'Updates', 'Community'] as const
export type Category = (typeof categories)[number]

// Front matter is read as text throughout (`title: no` stays "no"), so flags and numbers are told by their spelling.
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const minutes = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'which is not a number of minutes. Write a whole number')
  .transform(Number)

/** content/blog/<slug>.md */
export const articleMatter = z.strictObject({
  title: text.max(90, 'which is too long. Use at most 90 characters'),
  description: text,
  date: day,
  category: z.enum(categories),
  readTime: minutes.optional(),
  updated: day.optional(),
  draft: flag.default(false),
  aliases: z.array(z.string().regex(/^\/\S*\/$/, 'which is not a path. Start and end it with a slash')).default([]),
  placeholder: flag.default(false),
})

/** content/pages/<name>.md and content/legal/<name>.md */
export const proseMatter = z.strictObject({
  title: text,
  description: text,
  lead: text.optional(),
  notice: text.optional(),
  updated: day.optional(),
  placeholder: flag.default(false),
})

export type ArticleMatter = z.infer<typeof articleMatter>
export type ProseMatter = z.infer<typeof proseMatter>
