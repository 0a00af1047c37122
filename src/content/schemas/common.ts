import { z } from 'zod'
import { isDay } from '../day.ts'

/** One line of text as a reader sees it: not blank. */
export const text = z
  .string()
  .regex(/\S/, 'which is empty. Write some text')
  .refine(
    (value) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed(),
    'which holds a control character. Remove it',
  )

/** A text that says where values go: `{count}` stands for one. */
export const textWith = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `which does not say where each value goes. Write ${names.map((name) => `{${name}}`).join(' and ')} there`,
  })

/** A day, as YYYY-MM-DD. No time and no zone, so that it prints the same everywhere. */
export const day = z.string().refine(isDay, { error: 'which is not a day. Write it as YYYY-MM-DD' })

/** Lower-case letters, digits and single hyphens, 1 to 80 characters: safe as a file name and in a URL on every host. */
export const slug = z
  .string()
  .regex(
    /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'which is not a slug. Use lower-case letters, digits and single hyphens',
  )

/** A path of this site ("/docs/"), a fragment, an https address or a mail address. `repo:` and `mail:` are expanded before. */
export const address = z
  .string()
  .regex(
    /^(\/(?!\/)|#|https?:\/\/|mailto:)\S*$/,
    'which is not an address. Start it with "/", "https://", "repo:" or "mail:"',
  )

/** True marks an entry that was invented and awaits the owner: a "Sample" label on the page, a line in the launch report. */
export const placeholder = z.boolean().default(false)

export const link = z.strictObject({ label: text, href: address })

/** What search engines and shared links show. Both must be unique on the site. */
export const meta = z.strictObject({ title: text, description: text })

/** A heading with a sentence or two below it. */
export const point = z.strictObject({ title: text, description: text })

export type Point = z.infer<typeof point>
