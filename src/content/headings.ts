import type { Heading as HeadingNode, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'

export interface Heading {
  depth: number
  id: string
  text: string
}

/** Ids that the layout and the views around a prose text use themselves. */
const taken = ['main', 'toasts', 'menu', 'title']

/**
 * Gives out the ids of one page's headings: the words in lower case, joined by hyphens, with a number where an id repeats.
 * Only letters, digits and hyphens come out, so that no heading can be named `__proto__`.
 */
export function headingIds(): (node: HeadingNode) => Heading {
  const used = new Set(taken)
  const repeats = new Map<string, number>()
  return (node) => {
    const text = toString(node)
    const stem = (
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? ['section']
    ).join('-')
    let id = stem
    for (let n = repeats.get(stem) ?? 2; used.has(id); n++) {
      id = `${stem}-${n}`
      repeats.set(stem, n + 1)
    }
    used.add(id)
    return { depth: node.depth, id, text }
  }
}

/** Makes the words of a heading the link to it, for an address to copy. A heading without words, or with a link, stays as it is. */
export function linkToItself(node: HeadingNode, { id, text }: Heading): void {
  if (text.trim() && !holdsLink(node)) node.children = [{ type: 'link', url: `#${id}`, children: node.children }]
}

function holdsLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(holdsLink))
}
