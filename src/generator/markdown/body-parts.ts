import type { Nodes, Root, RootContent } from 'mdast'
import { isDirective, parseBlock } from './blocks.ts'
import type { BlockLevel, BodyContext, Part } from './body.ts'
import { inScrollBox } from './body-tables.ts'
import { renderProse } from './markdown.ts'
import type { Problem } from '../content/problem.ts'
import type { sourceSlicer } from './source-slices.ts'

export interface Cutting {
  context: BodyContext
  sliceSource: ReturnType<typeof sourceSlicer>
  footnotes: RootContent[]
  problems: Problem[]
}

export function partsOf(root: Root, { context, sliceSource, footnotes, problems }: Cutting): Part[] {
  const parts: Part[] = []
  let prose: RootContent[] = []
  let level: BlockLevel = 2
  const dressed = (node: RootContent): RootContent => (node.type === 'table' ? inScrollBox(node, context.site) : node)
  const based = (node: RootContent): RootContent => (context.base === '/' ? node : underBase(node, context.base))
  const endProse = (noted = false, below: RootContent[] = []): void => {
    if (prose.length + below.length > 0)
      parts.push({
        kind: 'prose',
        source: prose.length > 0 ? sliceSource(prose) : [],
        html: renderProse([...prose, ...below].map(dressed).map(based)),
        ...(noted && { noted }),
      })
    prose = []
  }
  for (const node of root.children) {
    if (isDirective(node)) {
      endProse()
      const block = parseBlock(node, context)
      problems.push(...block.problems)
      if (block.value) parts.push({ ...block.value, level })
    } else {
      if (node.type === 'heading') level = levelBelow(node.depth)
      prose.push(node)
      const last = parts.at(-1)
      const follows = last?.kind === 'block' && last.name === 'notes' && prose[0]?.type !== 'heading'
      if (follows && !announces(node)) endProse(true)
    }
  }
  endProse(false, footnotes)
  return parts
}

/** What ends in a colon says nothing without what follows it. */
function announces(node: RootContent): boolean {
  const end = node.type === 'paragraph' ? node.children.at(-1) : undefined
  return end?.type === 'text' && end.value.trimEnd().endsWith(':')
}

function levelBelow(depth: 1 | 2 | 3 | 4 | 5 | 6): BlockLevel {
  const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const
  return below[depth]
}

function underBase<N extends Nodes>(node: N, base: string): N {
  if ('url' in node && /^\/(?!\/)/.test(node.url)) node.url = base + node.url.slice(1)
  if ('children' in node) for (const child of node.children) underBase(child, base)
  return node
}
