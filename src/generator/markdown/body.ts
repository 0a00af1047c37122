import type { Blockquote, Heading as HeadingNode, List, Nodes } from 'mdast'
import { type Block, checkColons, bodyProblemAt } from './blocks.ts'
import { toCallout } from './callouts.ts'
import { takeFootnotes } from './footnotes.ts'
import { codeHighlighter } from './highlight-block.ts'
import { headingIds, linkToItself, type Heading } from './headings.ts'
import { partsOf } from './body-parts.ts'
import { resolveAddress, firstLine, loadLazily, putUnderBase, toFigure } from './body-addresses.ts'
import { checkEmphasis, checkFence, checkFormulas, checkInlineCode, checkMarkup, type Checked } from './stray-markup.ts'
import { checkMissedTable, checkRows, leftByMerge } from './stray-markup.ts'
import { checkNamesInBody, type NameCheck } from '../content/product-names.ts'
import { positionsIn } from '../content/source.ts'
import { prepareTable } from './body-tables.ts'
import type { Content, References } from '../content/content.ts'
import type { BlockKind, SharedSettings } from '../define/index.ts'
import type { ContentFiles } from './file-links.ts'
import { isDirective, parseMarkdown, rangeOf, resolveReferences, walk, type Visit } from './markdown.ts'
import type { PictureSize } from '../content/pictures/picture-size.ts'
import type { Addresses } from '../content/short-urls.ts'
import type { Parsed } from '../content/problem.ts'
import { sourceSlicer, type SourceSlices } from './source-slices.ts'

export type BlockPart = Block & { level: BlockLevel }
export type Part =
  | BlockPart
  | {
      kind: 'prose'
      html: string
      source: SourceSlices
      /** Whether the block before it has annotatesNext, as notes have: they are about this paragraph, with the list or code that it announces. */
      noted?: boolean
    }

/** The level of headings inside a block: one below the heading above it. */
export type BlockLevel = 2 | 3 | 4 | 5 | 6

export type Body = { parts: Part[]; headings: Heading[]; pictures: string[] }

export interface BodyContext extends Pick<Content, 'shared' | 'pictures'> {
  file: string
  /** The line of the file for a line of the body. */
  lineOf: (line: number) => number
  kinds: readonly BlockKind[]
  settings: SharedSettings & Addresses
  base: string
  references: References
  /** The size of a picture in public/ by its address, so that nothing moves when it loads. */
  sizeOfPicture: (address: string) => PictureSize | undefined
  misspeltIn: NameCheck
  files: ContentFiles
}

/** @param offset of the mistake in the body, where it does not begin with the node. */
export type Report = (node: Nodes, message: string, at?: { offset?: number; warning?: true }) => void

export interface BodyParse extends BodyContext {
  text: string
  report: Report
  headings: Heading[]
  nextHeading: ReturnType<typeof headingIds>
  highlight: ReturnType<typeof codeHighlighter>
}

/** No hand-written text is nested deeper; deeper nesting would overflow the stack later. */
const deepest = 60

/** Finds all problems at once. A body with problems is still one, unless it is nested too deep. @param text within {@link exceededLimit} */
export function parseBody(text: string, context: BodyContext): Parsed<Body> {
  const root = parseMarkdown(text)
  const visits = [...walk(root)]
  const tooDeep = visits.find(({ depth }) => depth > deepest)?.node.position?.start
  if (tooDeep)
    return { problems: [bodyProblemAt(tooDeep, `is nested more than ${deepest} deep. Flatten it.`, context)] }
  const unused = resolveReferences(visits)
  const problems = checkNamesInBody(visits, text, context)
  const body: BodyParse = {
    ...context,
    text,
    report(node, message, { offset, ...kind } = {}) {
      const { start } = node.position ?? { start: { line: 1, column: 1, offset: 0 } }
      // From the node on, since a long text may have thousands.
      const place = offset === undefined ? start : positionsIn(text, start)(offset)
      problems.push({ ...bodyProblemAt(place, message, context), ...kind })
    },
    headings: [],
    nextHeading: headingIds(text),
    highlight: codeHighlighter(context.settings),
  }
  const footnotes = takeFootnotes(visits, body)
  for (const node of unused.filter(({ label }) => !label?.startsWith('^')))
    body.report(node, `defines [${node.identifier}], which no link names or an earlier line defines. Remove it.`)
  for (const visit of visits) parseNode(visit, body)
  const images = visits.flatMap(({ node }) => (node.type === 'image' ? [node] : []))
  loadLazily(images)
  const pictures = images.map(({ url }) => url)
  const sliceSource = sourceSlicer(text, visits)
  putUnderBase(visits, context.base)
  for (const { node } of visits) if (node.type === 'paragraph') toFigure(node)
  const parts = partsOf(root, body, { sliceSource, footnotes, problems })
  return { value: { parts, headings: body.headings, pictures }, problems }
}

function parseHeading(node: HeadingNode, body: BodyParse): void {
  const { heading, problem } = body.nextHeading(node)
  const { text, id } = heading
  const above = body.headings.at(-1)?.depth ?? 1
  if (problem) body.report(node, `"${text}" ${problem}`)
  checkFormulas(node, body)
  if (/^[^#].*\n[\s>]*[=-]+\s*$/s.test(body.text.slice(...rangeOf(node))))
    body.report(node, `"${firstLine(text)}" is a heading by the line below it. Write ## before it, or a blank line.`)
  else if (node.depth === 1)
    body.report(node, `"${text}" is a first-level heading, which is the title's. Begin with ##.`)
  else if (node.depth > above + 1)
    body.report(node, `"${text}" jumps to level ${node.depth} below level ${above}. Use ${'#'.repeat(above + 1)}.`)
  node.data = { hProperties: { id } }
  linkToItself(node, heading)
  body.headings.push(heading)
}

function checkSupported(node: Extract<Nodes, { type: 'html' | 'delete' | 'listItem' }>, body: BodyParse): void {
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    body.report(node, 'is an item to tick off, which no reader can. Leave out its square brackets.')
  if (node.type === 'delete' && !body.text.startsWith('~~', rangeOf(node)[0]))
    body.report(node, 'is struck through by single tildes. Write two on either side, or \\~ for a tilde.')
  if (node.type === 'html' && !/^<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value))
    body.report(node, `holds raw HTML (${firstLine(node.value)}). Write Markdown or a block, and code in backticks.`)
}

const columnOf = ({ position }: Nodes): number => position?.start.column ?? 1

/** The next item inside one: its mark lacks a space, or is of another kind. */
const lostItem =
  /\n(?:[\s>]{0,12}(?:-- (?=[\p{L}*])|--(?=\p{Lu})|\*\* (?=\p{L})|(?:[-+]|\d{1,3}[.)])(?=\p{Lu}\p{L}|\*\*)|o\t)|(?:[-+]|\d{1,3}[.)])(?=\p{L}{2})|[–—] (?=\p{Lu})|\*\*[^*\n]+\*\*:?(?:\n|$))/u

/** A line at the margin behind a full stop or a short line, which the item, quotation or note above it takes in. */
const takenIn =
  /[.!?…。！？”"')]\n(?=[\p{Lu}\p{Lo}`[]|\*\*)|(?<=^|\n)[^\n]{1,50}[^\s,;:–-]\n(?=[\p{Lu}`[]|[*_]{1,2}\p{Lu})/u

function checkLastLine(node: Nodes, container: string, { report, text }: Checked): void {
  const [start, end] = rangeOf(node)
  const found = takenIn.exec(text.slice(start, end))
  const message = `is part of the ${container} above. Put a blank line above it, or the same spaces or > before it.`
  if (found) report(node, message, { offset: start + found.index + found[0].length })
}

export function checkItems(list: List, body: Checked, parent?: Nodes): void {
  const { report, text } = body
  const isEven = list.children.every((item) => columnOf(item) <= columnOf(list))
  const numbers = isEven ? list.children.map((item) => Number.parseInt(text.slice(...rangeOf(item)), 10)) : []
  const areAlike = new Set(numbers).size <= 1
  for (const [index, item] of list.children.entries()) {
    const shown = (list.start ?? 0) + index
    if (list.ordered && numbers[index] !== shown && !areAlike)
      return report(item, `is number ${numbers[index]} here, but ${shown} for readers. Number the items in turn.`)
    const [first] = item.children
    if (!first) report(item, 'is empty. Write its text, or remove its mark.')
    else if (first.type === 'paragraph' && lostItem.test(text.slice(...rangeOf(first))))
      report(first, 'holds the next item. Begin that with "- ", or indent what belongs to this one.')
  }
  if (parent?.type !== 'root') return
  const last = list.children.at(-1)
  if (last && !list.children.some((item) => item !== last && takenIn.test(text.slice(...rangeOf(item)))))
    checkLastLine(last, 'item', body)
  const at = parent.children.indexOf(list)
  const [before, earlier] = [parent.children[at - 1], parent.children[at - 2]]
  const isAfterList = columnOf(list) > 1 && before?.type === 'list'
  const indented = isAfterList ? list : list.children.find((item) => columnOf(item) > columnOf(list))
  if (indented)
    report(indented, 'begins with spaces, but belongs to no item above it. Indent it as far as the words of that item.')
  else if (before?.type === 'list' && !before.ordered && !list.ordered)
    report(list, 'begins another list, since its mark is another. Write the same mark before each item.')
  const isSingle = earlier?.type === 'list' && earlier.ordered && earlier.children.length === 1
  if (list.start === 1 && isSingle && before && before.type !== 'heading' && text[rangeOf(before)[1] - 1] !== ':')
    report(list, 'begins at 1 again. Write its number, or indent what stands between as far as the words of the item.')
  const isBelow = before?.type === 'paragraph' && before.position?.end.line === (list.position?.start.line ?? 0) - 1
  const goesOn = isBelow && !/[.:;!?…*_`)]$/.test(text.slice(...rangeOf(before)))
  if (goesOn && list.children.length === 1 && !text.slice(...rangeOf(list)).includes('|'))
    report(list, 'begins a list within a sentence. Put its first mark into the line above, or a blank line between.')
  if ((list.start ?? 0) > 999)
    report(list, `begins a list with ${list.start}. For a year, write ${list.start}\\. with a backslash.`)
}

function checkQuotation(node: Blockquote, { report, text }: BodyParse): void {
  const [start] = rangeOf(node)
  if (text.startsWith('>>>>>>> ', start)) report(node, `begins with ">>>>>>>". ${leftByMerge}.`)
  else if (text.startsWith('>>> ', start) && text[start - 1] !== '>')
    report(node, 'begins with >>>, which makes quotations. Put what Python shows between two lines of ```.')
  if (/\S\n> ?\d/.test(text.slice(start - 2, start + 3)))
    report(node, 'takes the > of a comparison for a quote. Put it into the line above, or a blank line between.')
}

type Parser<T extends Nodes['type']> = (node: Extract<Nodes, { type: T }>, body: BodyParse, parent?: Nodes) => void

const parsers: { [T in Nodes['type']]?: Parser<T> } = {
  heading: parseHeading,
  code(node, body, parent) {
    checkFence(node, body)
    // The fence of a block holds its data.
    if (!parent || !isDirective(parent)) body.highlight(node, body)
  },
  inlineCode: checkInlineCode,
  strong: checkEmphasis,
  emphasis: checkEmphasis,
  list: checkItems,
  html: checkSupported,
  delete: checkSupported,
  listItem: checkSupported,
  blockquote(node, body, parent) {
    checkQuotation(node, body)
    if (parent?.type === 'root') checkLastLine(node, 'quotation', body)
    toCallout(node, body)
  },
  footnoteDefinition: (node, body) => checkLastLine(node, 'footnote', body),
  link: resolveAddress,
  definition: resolveAddress,
  image: resolveAddress,
  text: checkMarkup,
  paragraph(node, body) {
    for (const check of [checkColons, checkFormulas, checkMissedTable]) check(node, body)
  },
  tableCell: checkFormulas,
  table(node, body, parent) {
    checkRows(node, body)
    prepareTable(node, parent, body.settings)
  },
}

/** Reports markup that would be lost silently; adds ids to headings, colours to code, sizes to pictures. */
function parseNode({ node, parent }: Visit, body: BodyParse): void {
  const message = 'is inside another element. Place a block between paragraphs, at the left margin.'
  if (!isDirective(node)) (parsers[node.type] as Parser<never> | undefined)?.(node as never, body, parent)
  else if (parent?.type !== 'root') body.report(node, `:${node.name} ${message}`)
}
