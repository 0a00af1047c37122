import type { Paragraph, Root } from 'mdast'
import type { Say } from './body-addresses.ts'
import type { SiteBlock } from '../define/define.tsx'

/** Says of paragraphs that were meant to begin or to end a block that they do not: readers would see their colons. */
export function checkColons(root: Root, kinds: readonly SiteBlock[], say: Say): void {
  const begun = root.children.flatMap((node) => (node.type === 'paragraph' ? (faultOf(node, kinds) ?? []) : []))
  for (const { node, mark } of begun)
    say(
      node,
      `begins with "${mark}", which is no block. Write the name right behind three colons, as in :::role-cards.`,
    )
  if (begun.length > 0) return
  // Where a beginning was told, its end is no further mistake.
  const end = root.children.find((node) => node.type === 'paragraph' && /^:{2,}$/.test(beginningOf(node)))
  if (end)
    say(end, 'holds ":::", but no block begins above it. Remove it, or begin the block with :::role-cards or the like.')
}

function faultOf(node: Paragraph, kinds: readonly SiteBlock[]): { node: Paragraph; mark: string } | undefined {
  const [mark, colons = '', name = ''] = /^(:+)[ \t]*([a-z][\w-]*)/i.exec(beginningOf(node)) ?? []
  const isMeant = colons.length > 1 || kinds.some((kind) => kind.name === name.toLowerCase())
  return mark !== undefined && isMeant ? { node, mark } : undefined
}

/** Text alone: code may begin with colons. */
function beginningOf({ children: [first] }: Paragraph): string {
  return first?.type === 'text' ? first.value : ''
}
