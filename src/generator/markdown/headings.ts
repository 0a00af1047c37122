import type { Heading as HeadingNode, Nodes } from 'mdast'
import { rangeOf, wordsOf } from './markdown.ts'

export type Heading = { depth: number; id: string; text: string }

/** Assigns ids: the one that a writer chose, `## Heading {#id}`, or the words, numbered where they repeat. None can be `__proto__`. */
export function headingIds(source = ''): (node: HeadingNode) => { heading: Heading; problem: string | undefined } {
  const used = new Map(reserved.map((id) => [id, '']))
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
    const mark = takeMark(node, source)
    const text = wordsOf(node)
    const problem = mark && problemOf(mark, used)
    const id = mark && !problem ? mark.slice('{#'.length, -1) : made(text)
    used.set(id, text)
    return { heading: { depth: node.depth, id, text }, problem }
  }
}

/** Makes the words of a heading the link to it, for an address to copy. A heading without words, or with a link, stays as it is. */
export function linkToItself(node: HeadingNode, { id, text }: Heading): void {
  if (text.trim() && !holdsLink(node)) node.children = [{ type: 'link', url: `#${id}`, children: node.children }]
}

function holdsLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(holdsLink))
}

/** Removes the mark with a heading's id from its words, in place. */
function takeMark(node: HeadingNode, source: string): string | undefined {
  const last = node.children.findLast((child) => child.type !== 'html' && wordsOf(child).trim() !== '')
  if (last?.type !== 'text') return undefined
  // Cut by hand: an expression that ends in blanks takes time that grows with the square of a long row of them.
  const start = last.value.search(/\{{1,2}[^{]*$|(?<= )#[a-z][\w-]*\}$/)
  const mark = last.value.slice(start).trimEnd()
  const written = source.slice(...rangeOf(last))
  const isEscaped = written[written.lastIndexOf('{') - 1] === '\\'
  if (start < 0 || isEscaped || !/^\{{0,2}\s*(?:#|[a-z][\w-]*\}$)/.test(mark)) return undefined
  last.value = last.value.slice(0, start).trimEnd()
  if (last.value === '') node.children.splice(node.children.indexOf(last), 1)
  return mark
}

function problemOf(mark: string, used: ReadonlyMap<string, string>): string | undefined {
  const [, id = ''] = /^\{#([^{}]*)\}$/.exec(mark) ?? []
  if (!wellFormed.test(id)) {
    // Other tools have {#id .class key=value}.
    const better = idOf(mark.split(/\}| [.:\w]*[.=]/, 1).join())
    const remedy = wellFormed.test(better) ? `End it in {#${better}}.` : 'End it as in {#code-of-practice}.'
    return `ends in ${mark}, which is not an id: lower-case letters, digits and single hyphens. ${remedy}`
  }
  if (reserved.includes(id))
    return `has the id ${id}, which the page or a script uses. Choose another, as in {#${id}-part}.`
  const twin = used.get(id)
  return twin === undefined ? undefined : `has the id ${id}, which the heading "${twin}" above it has. Choose another.`
}

/** Ids of these characters need no escaping in an address, a stylesheet or a script. */
const wellFormed = /^(?=.{1,80}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Those of the layout, and names that scripts look for to learn where they run: an id is a property of the window. */
const reserved = 'main toasts menu find title contents define exports global module process require'.split(' ')

/** Words in lower case, joined by hyphens: "Code of practice!" is "code-of-practice". Without letters or digits it is "". */
function idOf(words: string): string {
  const lower = words.normalize('NFC').toLowerCase()
  return (lower.match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}
