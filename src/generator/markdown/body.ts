import type { Heading as HeadingNode } from 'mdast'
import { isDirective, type Block, checkColons, problemAt } from './blocks.ts'
import { toCallout } from './callouts.tsx'
import { takeFootnotes } from './footnotes.ts'
import { codeHighlighter } from './highlight-block.ts'
import { headingIds, linkToItself, type Heading } from './headings.ts'
import { partsOf } from './body-parts.ts'
import { checkAddress, firstLine, type Report, loadLazily, putUnderBase, toFigure } from './body-addresses.ts'
import { checkFence, checkFormulas, checkMarks, checkMissedTable, checkRows, hasStarNotes } from './lost-marks.ts'
import { checkNamesInBody, type NameCheck } from '../content/product-names.ts'
import { invisible, positionIn } from '../content/source.ts'
import { prepareTable } from './body-tables.ts'
import type { Content, References } from '../content/content.ts'
import type { BlockKind } from '../define/index.ts'
import type { ContentFiles } from './file-links.ts'
import { parseMarkdown, walk, type Visit } from './markdown.ts'
import { resolveReferences, restoreTexts } from './normalise-mdast.ts'
import type { PictureSize } from '../content/pictures/picture-size.ts'
import type { Parsed, Problem } from '../content/problem.ts'
import type { SharedSettings } from '../define/shared-settings.ts'
import { sourceSlicer, type SourceSlices } from './source-slices.ts'

export type { Heading } from './headings.ts'

export type Part =
  | (Block & { level: BlockLevel })
  | {
      kind: 'prose'
      html: string
      source: SourceSlices
      /** What the notes before it are about: a paragraph, with the list or code that it announces. */
      noted?: boolean
    }

/** Of the headings inside a block: one below the heading above it. */
export type BlockLevel = 2 | 3 | 4 | 5 | 6

export interface Body {
  parts: Part[]
  headings: Heading[]
  pictures: string[]
}

/** The place of a body in its file, and the data that it may use. */
export interface BodyContext extends Pick<Content, 'shared' | 'brokenShared' | 'pictures'> {
  file: string
  /** Of the file, for a line of the body. */
  lineOf: (line: number) => number
  kinds: readonly BlockKind[]
  site: SharedSettings
  base: string
  references: References
  /** Of a picture in public/ by its address, so that nothing moves when it loads. */
  sizeOfPicture: (address: string) => PictureSize | undefined
  misspeltIn: NameCheck
  /** For links that name a Markdown file. */
  files: ContentFiles
}

/** No hand-written text is nested deeper; deeper nesting would overflow the stack later. */
const deepest = 60

/** Finds all problems at once. A body with problems is still one, for its links to be checked, unless it is nested too deep. @param text within {@link exceededLimit} */
export function parseBody(text: string, context: BodyContext): Parsed<Body> {
  const root = parseMarkdown(text)
  const visits = [...walk(root)]
  const tooDeep = visits.find(({ depth }) => depth > deepest)
  if (tooDeep)
    return {
      problems: [problemAt(tooDeep.node.position?.start, `is nested more than ${deepest} deep. Flatten it.`, context)],
    }
  restoreTexts(visits, text)
  resolveReferences(visits)
  const problems: Problem[] = []
  // One look at the whole is enough for most texts.
  if (context.misspeltIn(text).length > 0) problems.push(...checkNamesInBody(visits, context.misspeltIn, context))
  const nextHeading = headingIds()
  const report: Report = (node, message, { offset, ...kind } = {}) => {
    const place = offset === undefined ? node.position?.start : positionIn(text, offset)
    problems.push({ ...problemAt(place, message, context), ...kind })
  }
  const footnotes = takeFootnotes(visits, context.site, report)
  const highlight = codeHighlighter(context.site)
  const hasStar = visits.some(({ node }) => node.type === 'text' && hasStarNotes(node.value))
  const headings: Heading[] = []
  let level = 1
  for (const visit of visits) {
    const { node } = visit
    if (node.type === 'heading') {
      const { heading, problem } = nextHeading(node)
      if (problem) report(node, `"${heading.text}" ${problem}`)
      checkFormulas(node, text, report)
      checkLevel(node, { text: heading.text, above: level }, report)
      level = node.depth
      node.data = { hProperties: { id: heading.id } }
      linkToItself(node, heading)
      headings.push(heading)
    } else if (node.type === 'code') {
      checkFence(node, text, report)
      // The fence of a block holds its data.
      if (visit.parent && isDirective(visit.parent)) continue
      highlight(node, report)
    } else checkNode(visit, context, { text, hasStar, report })
  }
  const images = visits.flatMap(({ node }) => (node.type === 'image' ? [node] : []))
  loadLazily(images)
  const pictures = images.map(({ url }) => url)
  const sliceSource = sourceSlicer(text, visits)
  putUnderBase(visits, context.base)
  for (const { node } of visits) if (node.type === 'paragraph') toFigure(node)
  const parts = partsOf(root, context, { sliceSource, footnotes, problems })
  return { value: { parts, headings, pictures }, problems }
}

function checkLevel(node: HeadingNode, { text, above }: { text: string; above: number }, report: Report): void {
  if (node.depth === 1) report(node, `"${text}" is a first-level heading, which is the title's. Begin with ##.`)
  else if (node.depth > above + 1)
    report(node, `"${text}" jumps to level ${node.depth} below level ${above}. Use ${'#'.repeat(above + 1)}.`)
}

/** Reports what would be dropped silently, and adds what readers expect of links and tables. */
function checkNode(
  { node, parent }: Visit,
  context: BodyContext,
  { text, hasStar, report }: { text: string; hasStar: boolean; report: Report },
): void {
  if (isDirective(node)) {
    if (parent?.type !== 'root')
      report(node, `:${node.name} is inside another element. Place a block between paragraphs, at the left margin.`)
    return
  }
  switch (node.type) {
    case 'html':
      if (!/^<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value))
        report(
          node,
          `holds raw HTML (${firstLine(node.value)}), which is not allowed. Write it in Markdown, or as a block.`,
        )
      return
    case 'blockquote':
      return toCallout(node, context.site, report)
    case 'link':
    case 'definition':
    case 'image':
      return checkAddress(node, context, report)
    case 'text':
      if (invisible.test(node.value))
        report(node, 'holds an invisible character, written as a character reference. Remove it.')
      return checkMarks(node, { source: text, hasStar, parent }, report)
    case 'paragraph':
      checkColons(node, context.kinds, report)
      checkFormulas(node, text, report)
      return checkMissedTable(node, text, report)
    case 'tableCell':
      return checkFormulas(node, text, report)
    case 'table':
      checkRows(node, report)
      return prepareTable(node, parent, context.site)
  }
}
