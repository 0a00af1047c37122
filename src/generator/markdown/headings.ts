import type { Heading as HeadingNode, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { idOf, layoutIds, takeMark } from './heading-marks.ts'

export interface Heading {
  depth: number
  id: string
  text: string
}

/** A heading, with what is wrong with the id that its writer chose: then it has one made of its words. */
export interface NamedHeading {
  heading: Heading
  problem?: string
}

/**
 * Gives out the ids of one page's headings: the one that its writer chose, `## Heading {#id}`, or the words in lower case, joined by
 * hyphens, with a number where an id repeats. Only letters, digits and hyphens come out, so that no heading can be named
 * `__proto__`. The mark with the id is taken out of the heading.
 */
export function headingIds(): (node: HeadingNode) => NamedHeading {
  /** By id, the words of its heading; those of the layout have none. */
  const used = new Map(layoutIds.map((id) => [id, '']))
  const repeats = new Map<string, number>()
  const made = (words: string): string => {
    const stem = idOf(words) || 'section'
    let id = stem
    for (let n = repeats.get(stem) ?? 2; used.has(id); n++) {
      id = `${stem}-${n}`
      repeats.set(stem, n + 1)
    }
    return id
  }
  return (node) => {
    const mark = takeMark(node)
    const text = toString(node)
    const chosen = mark && 'id' in mark && !used.has(mark.id) ? mark.id : undefined
    const id = chosen ?? made(text)
    const problem = mark && chosen === undefined ? problemOf(mark, used) : undefined
    used.set(id, text)
    return { heading: { depth: node.depth, id, text }, ...(problem !== undefined && { problem }) }
  }
}

function problemOf(mark: NonNullable<ReturnType<typeof takeMark>>, used: ReadonlyMap<string, string>): string {
  if ('problem' in mark) return mark.problem
  return `has the id ${mark.id}, which the heading "${used.get(mark.id)}" above it has. Choose another.`
}

/** Makes the words of a heading the link to it, for an address to copy. A heading without words, or with a link, stays as it is. */
export function linkToItself(node: HeadingNode, { id, text }: Heading): void {
  if (text.trim() && !holdsLink(node)) node.children = [{ type: 'link', url: `#${id}`, children: node.children }]
}

function holdsLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(holdsLink))
}
