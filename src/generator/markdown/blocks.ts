import type { Paragraph } from 'mdast'
import { checkSchema } from '../content/check-schema.ts'
import { parseYaml, type Located, type Position } from '../content/located.ts'
import { didYouMean, type Parsed, type Problem } from '../content/problem.ts'
import { resolveShortUrls } from '../content/short-urls.ts'
import { positionsIn } from '../content/source.ts'
import type { BlockContent } from '../define/index.ts'
import type { BodyContext, BodyParse } from './body.ts'
import { firstLine } from './body-addresses.ts'
import { rangeOf, type Directive } from './markdown.ts'

export type Block = { kind: 'block'; name: string; annotatesNext?: true | undefined; content: BlockContent }

const callout = /^(?:note|tip|info|important|warning|caution|danger)$/i

export function parseBlock(node: Directive, context: BodyParse): Parsed<Block> {
  const refuse = (message: string): Parsed<never> => ({
    problems: [bodyProblemAt(node.position?.start, message, context)],
  })
  const { name, attributes } = node
  const kind = context.kinds.find((known) => known.name === name)
  if (!kind) {
    const blockNames = context.kinds.map((known) => known.name)
    const remedy = callout.test(name) ? ' A callout begins with "> [!NOTE]".' : didYouMean(name, blockNames)
    return refuse(`:${name} is not a block.${remedy || ` Known blocks: ${blockNames.join(', ')}.`}`)
  }
  const stray = Object.keys(attributes ?? {}).find((key) => key !== 'data')
  if (stray) return refuse(`${name} has the attribute ${stray}, which no block has. The only one is data.`)
  const isClosed = /\n[ \t]*:{3,}[ \t]*$/.test(context.text.slice(...rangeOf(node)))
  if (attributes?.data && node.type === 'containerDirective' && !isClosed)
    return refuse(
      `${name} is opened by three colons and not closed. Its data are in a file: write ::${name}{data=${attributes.data}}`,
    )
  const lost = lostBeside(node, context.text)
  if (lost !== undefined) {
    const words = firstLine(context.text.slice(lost))
    const message = `has "${words}" on the line that opens or ends ${name}, where nothing shows it. Move it out of the block.`
    return { problems: [bodyProblemAt(positionsIn(context.text)(lost), message, context)] }
  }
  const data = dataOf(node, context, refuse)
  if (!data.value || data.problems.length > 0) return { problems: data.problems }
  const checked = checkSchema(kind.schema, data.value)
  if (!checked.value) {
    const file = attributes?.data
    const misused =
      file &&
      file !== name &&
      refuse(`${name} cannot use content/data/${file}.json, whose entries are not of its kind.`)
    const isOther = !Array.isArray(data.value.value) || context.kinds.some((other) => other.name === file)
    if (misused && isOther) return misused
    return { problems: [...(misused ? misused.problems : []), ...checked.problems] }
  }
  const { annotatesNext, withData } = kind
  return { value: { kind: 'block', name, annotatesNext, content: withData(checked.value) }, problems: [] }
}

/** The offset of words behind the name of a block, or behind the colons that end it: the parser drops them. */
function lostBeside(node: Directive, text: string): number | undefined {
  const [start, end] = rangeOf(node)
  const source = text.slice(start, end)
  const last = source.lastIndexOf('\n') + 1
  const [opening = ''] = /^:+[\w-]+(?:\[[^\]\n]*\])?(?:\{[^}\n]*\})?[ \t]*/.exec(source) ?? []
  if (/^[^\n]/.test(source.slice(opening.length))) return start + opening.length
  const [ending = ''] = (last > 0 && /^[ \t]*:{3,}[ \t]*/.exec(source.slice(last))) || []
  return ending && last + ending.length < source.length ? start + last + ending.length : undefined
}

function dataOf(node: Directive, context: BodyParse, refuse: (message: string) => Parsed<never>): Parsed<Located> {
  const data = node.attributes?.data
  if (typeof data === 'string') {
    if (node.children.length > 0) return refuse(`${node.name} has data={${data}} and content. Keep one of them.`)
    if (!context.references.data.includes(data))
      return refuse(
        `${node.name} must name its data as {data=${/[\w-]+(?=\W*$)/.exec(data.replace(/\.json/, ''))?.[0]}}, directly after its own name.`,
      )
    const value = context.shared.get(data)
    if (value) return { value, problems: [] }
    const file = `content/data/${data}.json`
    // What is wrong with a file has been reported.
    if (context.files.paths.has(file)) return { problems: [] }
    return refuse(`${node.name} asks for ${file}, which does not exist.${didYouMean(data, [...context.shared.keys()])}`)
  }
  if (node.type === 'leafDirective')
    return refuse(`${node.name} begins with two colons, which need {data=name}. For data below, write :::${node.name}.`)
  const [fence, ...rest] = node.children
  if (fence?.type !== 'code' || fence.lang !== 'yaml')
    return refuse(`${node.name} must hold its data as YAML in one fence, \`\`\`yaml, or name a file with {data=name}.`)
  // checkFence reports a fence that nothing closes.
  if (!/\n[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(context.text.slice(...rangeOf(fence)))) return { problems: [] }
  if (fence.meta) return refuse(`${node.name} has "${fence.meta}" behind \`\`\`yaml, which nothing reads. Remove it.`)
  if (rest.length > 0)
    return refuse(
      `${node.name} holds more than its data. End it below its fence, with a line of "${/^:+/.exec(context.text.slice(...rangeOf(node)))?.[0]}".`,
    )
  const first = context.lineOf((fence.position?.start.line ?? 0) + 1)
  const located = parseYaml(context.file, fence.value, first)
  return located.value ? resolveShortUrls(located.value, context.settings) : located
}

export function sharedDataIn(text: string): string[] {
  return [...text.matchAll(/^:::?[\w-]+\{data=["']?([\w-]+)["']?\}/gm)].map(([, name = '']) => name)
}

/** Reports a paragraph that looks like the start or the end of a block but is not: readers would see its colons. */
export function checkColons(node: Paragraph, { kinds, report, text: source }: BodyParse): void {
  const [first] = node.children
  // Text alone: code may begin with colons.
  const text = first?.type === 'text' ? source.slice(...rangeOf(first)) : ''
  const beginning = /^(:[: \t]*)(?:$|([a-z][\w-]*))/i.exec(text)
  const [mark, colons = '', name = ''] = beginning ?? /^(::+)[ \t]*([a-z][\w-]*)/im.exec(text) ?? []
  const known = kinds.find((kind) => kind.name === name.toLowerCase())?.name
  if (mark === undefined || ((/^:[ \t]*$/.test(colons) || !beginning) && !known)) return
  if (known && /^:[ \t]*:[ \t]*$/.test(colons))
    return report(node, `begins with "${mark}". Write ::${known}{data=file}, or :::${known} above its own data.`)
  const example = callout.test(name) ? '> [!NOTE]' : `:::${known ?? kinds[0]?.name}`
  report(node, `begins with "${mark}", which is no block. Write ${example} for one, or a backslash before it.`)
}

export function bodyProblemAt(place: Position | undefined, message: string, { file, lineOf }: BodyContext): Problem {
  return { file, line: lineOf(place?.line ?? 1), column: place?.column, message }
}
