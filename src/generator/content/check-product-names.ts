import { isDirective } from '../markdown/blocks.ts'
import type { Located } from './located.ts'
import type { Visit } from '../markdown/markdown.ts'
import type { Problem } from './problem.ts'
import { misspeltMessage, type NameCheck } from './product-names.ts'

/**
 * Says where a body misspells a product's name: in its prose, in the descriptions of pictures and in the data of blocks. Code and
 * addresses may spell as they like.
 */
export function checkNamesInBody(
  visits: Visit[],
  check: NameCheck,
  { file, lineOf }: { file: string; lineOf: (line: number) => number },
): Problem[] {
  return visits.flatMap((visit) => {
    const { text, above = 0 } = textIn(visit)
    const start = (visit.node.position?.start.line ?? 1) + above
    return check(text).map((misspelling) => ({
      file,
      line: lineOf(start + text.slice(0, misspelling.index).split('\n').length - 1),
      message: misspeltMessage(misspelling),
    }))
  })
}

/** What of a node a reader is shown as words, and how many lines of the node stand above it. */
function textIn({ node, parent }: Visit): { text: string; above?: number } {
  if (node.type === 'text') return { text: node.value }
  if (node.type === 'image') return { text: [node.alt, node.title].filter(Boolean).join('. ') }
  if (node.type === 'code' && parent && isDirective(parent)) return { text: node.value, above: 1 }
  return { text: '' }
}

/** Says where a data file or a front matter misspells a product's name. Values that are addresses or ids are no words, nor is code. */
export function checkNamesInData(located: Located, check: NameCheck): Problem[] {
  const { file, value, positionOf } = located
  return [...textsIn(value, [])].flatMap(({ text, path }) =>
    check(text.replace(/`[^`]*`/g, '`')).map((misspelling) => ({
      file,
      ...positionOf(path),
      message: misspeltMessage(misspelling),
    })),
  )
}

/** Values of these name something of the organisation's or the site's, in its own spelling. */
const namingKeys = new Set(['repo', 'url', 'href', 'file', 'slug', 'id', 'source', 'aliases'])

function* textsIn(value: unknown, path: PropertyKey[]): Generator<{ text: string; path: PropertyKey[] }> {
  if (typeof value === 'string' && !/^[a-z\d:/#?=._@-]*$/.test(value)) yield { text: value, path }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    if (!namingKeys.has(key)) yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key])
}
