import type { Root, RootContent } from 'mdast'
import { parseBlock } from './blocks.ts'
import type { BlockLevel, BodyParse, Part } from './body.ts'
import { isDirective, renderProse } from './markdown.ts'
import type { Problem } from '../content/problem.ts'
import type { SourceSlicer } from './source-slices.ts'

export function partsOf(
  root: Root,
  body: BodyParse,
  { sliceSource, footnotes, problems }: { sliceSource: SourceSlicer; footnotes: RootContent[]; problems: Problem[] },
): Part[] {
  const parts: Part[] = []
  let prose: RootContent[] = []
  let level: BlockLevel = 2
  const endProse = (noted = false, below: RootContent[] = []): void => {
    if (prose.length + below.length > 0)
      parts.push({
        kind: 'prose',
        source: prose.length > 0 ? sliceSource(prose) : [],
        html: renderProse([...prose, ...below]),
        ...(noted && { noted }),
      })
    prose = []
  }
  for (const [index, node] of root.children.entries()) {
    if (isDirective(node)) {
      endProse()
      const block = parseBlock(node, body)
      problems.push(...block.problems)
      if (block.value) parts.push({ ...block.value, level })
    } else {
      if (node.type === 'heading') level = Math.min(node.depth + 1, 6) as BlockLevel
      prose.push(node)
      const last = parts.at(-1)
      const follows = last?.kind === 'block' && last.annotatesNext && prose[0]?.type !== 'heading'
      if (follows && !announces(node, root.children[index + 1])) endProse(true)
    }
  }
  endProse(false, footnotes)
  return parts
}

/** Whether it ends in a colon or precedes a list, and so belongs to what follows. */
function announces(node: RootContent, next: RootContent | undefined): boolean {
  if (next?.type === 'list') return true
  const end = node.type === 'paragraph' ? node.children.at(-1) : undefined
  return end?.type === 'text' && end.value.trimEnd().endsWith(':')
}
