import { z } from 'zod'
import { invisible, lostCharacter } from '../content/source.ts'
import { isPlainUrl, parseSiteAddress } from '../content/site-address.ts'
import { slugForm } from '../content/slugs.ts'

// A description is what content/README.md and an editor say of a field. A shape that recurs also has a title, by which both
// name it in each place; it is described once.

/** Text that may hold what looks like Markdown: code, commands, formulas. */
export const code = z
  .string()
  .regex(/\S/, 'which is empty. Write some text')
  .refine(
    (value) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed(),
    'which holds a control character. Remove it',
  )
  .refine((value) => !invisible.test(value), 'which holds an invisible character. Remove it')

/** Markdown or HTML that is closed, or a lost character; not "5*3*2", "a * b", `__init__`, "*.md" or "*args, **kwargs". */
const mark = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}*/])\*{1,3}[\p{L}\p{N}“‘([][^*\n]*(?<=\S)\*+(?![\p{L}\p{N}/])`,
    String.raw`(?<![\w/])_\p{L}[^_\n]*(?<=\S)_(?![\w/])|~~[^~\n]+~~|\x60[^\x60]*\x60?`,
    String.raw`\[[^[\]\n]+\]\([^()\s]+\)|<https?:[^<>\s]+>|<!--(?:(?!<!--)[^>])*-->|&[a-z]{2,6};`,
    String.raw`</?(?:a|blockquote|br?|code|div|em|h[1-6r]|i|img|kbd|li|ol|p|small|span|strong|su[bp]|ul?)(?:\s[^<>]*)?/?>`,
    String.raw`\[\^[^[\]\s]+\]|\[\[[^[\]]+\]\]|^#{2,6} |(?<![\w=])==[^\s=]+==(?!\w)|${lostCharacter.source}`,
    String.raw`(?<![\w:]):[a-z][a-z_]+:(?![\w:])|\[[^[\]\n]+\]\[[^[\]]*\]|__\p{L}+ [^_\n]*__|(?<=\w)\^\w{1,12}\^|^[-*+>•] |^\[[ x]\] |\[![a-z]+\]|\{#[a-z][\w-]*\}|\\[*_[\]#]|^\|[^|]+\||(?<![\w$])\$\p{L}\$|\\n\\n|\\u[\da-f]{4}`,
  ].join('|'),
  'iu',
)

/** Markdown in a text that is shown as it is. */
export function markIn(text: string): string | undefined {
  return mark.exec(text)?.[0]
}

/** As the site's variables are written, rightly or not. */
export const variableLike =
  /(?<!\{)\{\s*(?:our|number[\s_-]?of|n[a-z]{4,7}.{1,4}tools|(?:site\.)?(?:name|tools|author|company(?: name)?|e-?mail|first name|link|products?(?: name)?|site name|url|version|year)\s*\})[^{}]*\}?/i
export const noVariable = 'which is no variable. Write {our name} or {number of tools} on one line'

function withoutMarks(remedy: string, withoutCode = (value: string): string => value) {
  const found = (value: unknown): string | undefined => markIn(withoutCode(String(value)))
  return code
    .refine((value) => value === value.trim(), 'which begins or ends with a space. Remove it')
    .refine((value) => found(value) === undefined, {
      error: ({ input }) => `in which readers would see ${found(input)} as it stands. Write plain words${remedy}`,
    })
    .refine(
      (value) => !/\n[^\S\n]*(?:\n|(?:[-*+•]|\d{1,3}[.)])\s)/.test(value.trim()),
      'of which readers see one line. Write sentences, or several entries',
    )
    .refine((value) => !variableLike.test(value.replace(/\{(?:our name|[Nn]umber of tools)\}/g, '')), noVariable)
}

export const text = withoutMarks(': no Markdown is read here')

/** A text with code between backticks: "Read `docs/api.md`." Its views set that as code. */
export const textWithCode = withoutMarks(', and code between two backticks', (value) =>
  value.replace(/`\s*[^`\s][^`]*`/g, ' '),
)

export const title = text.regex(/^(?!# )/, 'which begins with a mark. Remove it').describe('A few words, as a heading')

export const distinctTexts = z
  .array(text)
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'which holds an entry twice. Remove one')

/** A text with placeholders for values, such as `{count}`. */
export const textWith = (...names: string[]) =>
  text.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
    error: `which does not say where ${names.length > 1 ? 'each value' : `the ${names[0]}`} goes. Write ${names.map((name) => `{${name}}`).join(' and ')} there`,
  })

/** A day, as YYYY-MM-DD. No time and no zone, so that it prints the same everywhere. */
export const day = z.string().refine(isDay, { error: 'which is not a day. Write it as YYYY-MM-DD' })

export const slug = z.string().regex(slugForm, 'which is not a slug. Use lower-case letters, digits and single hyphens')

/** An address of ours that hands a path on, which has no base path then: "/papers/view/?file=/papers/a.pdf". */
export const handsOnPath = /^\/[^?#]*\?[^#]*=(?:\/|%2f)/i

/** A path of this site ("/docs/"), a fragment, an https address or a mail address. `repo:` and `mail:` are expanded before. */
export const address = z
  .string()
  .regex(
    /^(\/(?!\/)|#(?=.)|https?:\/\/|mailto:)\S*$/,
    'which is not an address. Start it with "/", "https://", "repo:" or "mail:"',
  )
  .refine(
    (url) => !/^https?:/.test(url) || isPlainUrl(url),
    'which is not a complete address. Write it as https://host/, without a password',
  )
  .refine((url) => code.safeParse(url).success, 'which holds a hidden character. Remove it')
  .refine((url) => !handsOnPath.test(url), 'which is not found under a base path. Link to the file itself')
  // For editors, which see the short forms.
  .meta({ pattern: String.raw`^(\/(?!\/)|#|https?:\/\/|mailto:|repo:|mail:)\S*$` })

export const publicFile = z
  .string()
  .regex(/^\/(?!\/|.*\.\.).*\.\w+$/, 'which is not a file of public/. Write it from there, as in /press/fact-sheet.pdf')

export const siteUrl = z
  .string()
  .refine(
    (url) => parseSiteAddress(url) !== undefined,
    'which is not the address of a site. Write it as https://host/ or https://host/path/',
  )

export const placeholderKinds = ['sample', 'proposal', 'template'] as const
export type PlaceholderKind = (typeof placeholderKinds)[number]

/** Marks what is left to the owner: a note on the page, a line in the launch report. */
export const placeholder = z
  .enum(placeholderKinds)
  .optional()
  .meta({
    description: 'sample, proposal or template; a note on the page says what that means',
    examples: ['proposal'],
  })

export const heading = text.describe('Heading of the section')
export const lead = text.describe('The paragraph below that heading')

export const link = z
  .strictObject({
    label: text.describe('What the link says'),
    href: address.describe(
      'Where it leads: "/docs/", "/docs/#speccursor", "https://…", "repo:speccursor" or "mail:contact"',
    ),
  })
  .meta({ title: 'link' })

export function group<T extends z.core.$ZodLooseShape>(description: string, fields: T) {
  return z.strictObject(fields).describe(description)
}

export function section<T extends z.core.$ZodLooseShape>(description: string, fields: T) {
  return group(description, { heading, ...fields })
}

export function groups<T extends z.core.$ZodLooseShape>(description: string, fields: T) {
  return z.array(z.strictObject(fields)).describe(description)
}

/** Refuses entries of a list that are alike in one of these: `groups(…).superRefine(distinctBy('id'))`. */
export function distinctBy(...keys: string[]) {
  return (entries: Record<string, unknown>[], context: z.RefinementCtx): void => {
    for (const key of keys)
      for (const [index, { [key]: input }] of entries.entries())
        if (entries.findIndex((other) => other[key] === input) < index)
          context.addIssue({ code: 'custom', path: [index, key], input, message: 'as in an entry above. Change one' })
  }
}

/** What search engines and shared links show. Both must be unique on the site. */
export const meta = z
  .strictObject({
    title: text.describe('The title in the browser, in search results and on cards; unique on the site'),
    description: text.describe('One sentence for search engines and cards; unique on the site'),
  })
  .meta({ title: 'page', description: 'What search engines and shared links show of the page' })

export const opening = {
  meta,
  heading: text.describe('Heading of the page'),
  lead: text.describe('A sentence or two below it'),
}

export const point = z
  .strictObject({ title: text.describe('A few words'), description: text.describe('A sentence or two below them') })
  .meta({ title: 'point' })

/** Both as YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000))
}

export function isReviewOld(reviewed: string, today: string): boolean {
  return daysBetween(reviewed, today) > 30
}

/** Whether the text is a day of the Gregorian calendar as YYYY-MM-DD: "2024-02-30" is not, nor is a year that is mistyped. */
export function isDay(value: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
