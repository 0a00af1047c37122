import { z } from 'zod'
import { parseBody, type Body } from '../../src/generator/markdown/body.ts'
import { checkSchema } from '../../src/generator/content/check-schema.ts'
import type { Content } from '../../src/content/content.ts'
import { expandAddresses } from '../../src/generator/content/expand.ts'
import { parseFrontMatter } from '../../src/generator/content/front-matter.ts'
import { parseJson } from '../../src/generator/content/located.ts'
import type { Parsed } from '../../src/generator/content/problem.ts'
import { day, text } from '../../src/generator/define/fields.ts'
import { parseText, type SourceFile } from '../../src/generator/content/source.ts'

/** content/papers/<id>.md of a paper */
export const paperMatter = z.strictObject({
  title: text,
  subtitle: text,
  type: z.enum(['Architecture', 'Technical', 'Whitepaper']),
  format: z.enum(['A5', 'B6']),
  date: day,
  revised: day.optional(),
  abstract: text,
})

/** content/papers/<name>.md of a press release */
export const releaseMatter = z.strictObject({ title: text, subtitle: text, date: day })

/** content/papers/<name>.md of a sheet, or of what is said beside the logo */
export const sheetMatter = z.strictObject({ title: text, lead: text, date: day })

/** content/papers/labels.json: words that the typesetter adds. */
const paperLabels = z.strictObject({
  kinds: z.strictObject({ Architecture: text, Technical: text, Whitepaper: text, Release: text, Sheet: text }),
  edition: text,
  notice: text.describe('On the cover of each paper'),
  releaseNotice: text,
  revised: text,
  abstract: text,
  contents: text,
  figure: text,
  table: text,
  references: text,
  cite: text,
  tool: text,
  purpose: text,
  copy: text.describe('Beside the day on which a copy of a tool was read'),
})

export type PaperMatter = z.infer<typeof paperMatter>
export type PaperLabels = z.infer<typeof paperLabels>

/** A Markdown file of content/papers/, parsed. */
export interface Source<M> {
  matter: M
  body: Body
}

/** Reads a Markdown file with front matter of the given kind, by the rules that hold for the site's articles. */
export function parseSource<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
  content: Content,
): Parsed<Source<z.output<S>>> {
  const decoded = parseText(file)
  if (decoded.value === undefined) return { problems: decoded.problems }
  const split = parseFrontMatter(file.path, decoded.value)
  if (!split.value) return { problems: split.problems }
  const matter = checkSchema(schema, split.value.matter)
  const { bodyLine } = split.value
  const body = parseBody(split.value.body, {
    file: file.path,
    lineOf: (line) => line + bodyLine - 1,
    shared: content.shared,
    brokenShared: content.brokenShared,
    site: content.site,
    medium: 'paper',
    expand: (data) => expandAddresses(data, content.site),
  })
  const problems = [...matter.problems, ...body.problems]
  if (matter.value === undefined || !body.value || problems.length > 0) return { problems }
  return { value: { matter: matter.value, body: body.value }, problems: [] }
}

/** Reads content/papers/labels.json. */
export function parseLabels(file: SourceFile): Parsed<PaperLabels> {
  const decoded = parseText(file)
  if (decoded.value === undefined) return { problems: decoded.problems }
  const json = parseJson(file.path, decoded.value)
  return json.value ? checkSchema(paperLabels, json.value) : { problems: json.problems }
}
