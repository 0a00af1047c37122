import { stringify } from 'yaml'
import { z } from 'zod'
import { invisible } from '../../src/generator/content/source.ts'
import { articleMatter, categories, titleLimit, descriptionPrompt } from '../../src/site/data/front-matter.ts'

type Values = z.input<typeof articleMatter>

/** A draft that builds as it is, with every field and what it means. Fields that are best left out are comments. */
export function draftText({ title, date }: { title: string; date: string }): string {
  const values: Values = {
    title,
    description: `${descriptionPrompt} “${title}” is about.`,
    date,
    category: categories[0],
    draft: 'true',
  }
  const fields = Object.entries(articleMatter.shape).map(([name, field]) => fieldLines(name, field, values))
  return `---\n${fields.join('\n')}\n---\n\n${body}`
}

const body = `<!-- Write below. The title is the page's first heading: begin with second-level ones, as in "## A section".
What a text may hold, and every block, is in content/README.md. -->
`

function fieldLines(name: string, field: z.ZodType, values: Values): string {
  const { description = '', examples } = field.meta() ?? {}
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1] ?? example
  const line = `${name}: ${yamlOf(value)}`
  return `# ${description}\n${field instanceof z.ZodOptional ? `# ${line}` : line}`
}

function yamlOf(value: unknown): string {
  if (typeof value === 'string' && /^[\w-]+$/.test(value)) return value
  return stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', collectionStyle: 'flow' }).trim()
}

/** A title as it can be used: on one line, without control characters, and cut between two words at the limit. */
export function tidyTitle(text: string): string {
  const title = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(new RegExp(invisible, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim()
  if (title.length <= titleLimit) return title
  const end = title.lastIndexOf(' ', titleLimit)
  // A cut may split a surrogate pair.
  return end > 0 ? title.slice(0, end) : title.slice(0, titleLimit).replace(/\p{Cs}$/u, '')
}
