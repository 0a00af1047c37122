import type { Link, Nodes, RootContent } from 'mdast'
import { rangeOf, type Visit } from './markdown.ts'

/** Markdown as it was written: text that goes out as it is, and between it addresses that are yet to be put in full. */
export type SourceSlices = (string | { address: string })[]

export type SourceSlicer = (nodes: RootContent[]) => SourceSlices

type Edit = { start: number; end: number; put: SourceSlices }

/** Cuts nodes out of the source, in its order, with addresses in full. To serialise the tree takes longer, and changes what a writer chose. */
export function sourceSlicer(text: string, visits: Visit[]): SourceSlicer {
  const edits = visits.flatMap(({ node }) => editOf(node, text) ?? []).toSorted((a, b) => a.start - b.start)
  let next = 0
  return (nodes) => {
    const [first] = rangeOf(nodes[0])
    const [, end] = rangeOf(nodes.at(-1))
    // From the start of its line: the spaces before code mean something.
    let at = text.lastIndexOf('\n', first - 1) + 1
    const slices: SourceSlices = []
    while ((edits[next]?.start ?? end) < at) next++
    for (let edit = edits[next]; edit && edit.start < end; edit = edits[++next]) {
      slices.push(text.slice(at, edit.start), ...edit.put)
      at = edit.end
    }
    return [...slices, text.slice(at, end)]
  }
}

function editOf(node: Nodes, text: string): Edit | undefined {
  // What our own steps have added is not in the source.
  if (!node.position) return undefined
  const [start, end] = rangeOf(node)
  switch (node.type) {
    // A comment is for writers. Something must stay: it may hold two lists apart. At the end of an item its range holds the line break.
    case 'html':
      return { start, end: start + text.slice(start, end).trimEnd().length, put: ['<!-- -->'] }
    case 'image':
      return { start, end, put: [`![${escapeInline(node.alt ?? '')}](`, { address: node.url }, titleOf(node), ')'] }
    case 'definition':
      return { start, end, put: [`[${node.label ?? node.identifier}]: `, { address: node.url }, titleOf(node)] }
    case 'heading':
      return markEdit(text, [start, end])
    case 'link':
      return linkEdit(node, text, [start, end])
    default:
      return undefined
  }
}

/** The mark with a heading's id, which only this site knows, goes with the blanks before it. */
function markEdit(text: string, [start, end]: [number, number]): Edit | undefined {
  const from = text.lastIndexOf('{', end - 1)
  const [mark] =
    /^\{\s*#[^{}]*\}(?=(?:[\s#=-]|<!--(?:(?!-->)[^{}])*-->)*$)/.exec(text.slice(Math.max(from, start), end)) ?? []
  if (mark === undefined || text[from - 1] === '\\') return undefined
  const before = text.slice(start, from)
  return { start: start + before.trimEnd().length, end: from + mark.length, put: [] }
}

/** An address that the site has to put in full, after the bracket that may enclose it; the other kind names a file. */
const short = /^<?(?:\/|#|repo:|mail:)/
/** https://spec.commonmark.org/0.31.2/#link-destination, with one pair of brackets inside. */
const destination = /\]\(\s*(<(?:\\.|[^<>\\\n])*>|(?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])+)/y

function linkEdit(node: Link, text: string, [start, end]: [number, number]): Edit | undefined {
  if (text[start] === '<') {
    const label = escapeInline(text.slice(start + 1, end - 1))
    if (!short.test(text.slice(start, end))) return undefined
    return { start, end, put: [`[${label}](`, { address: node.url }, ')'] }
  }
  const last = node.children.findLast((child) => child.position)
  const inside = last ? rangeOf(last)[1] : start + 1
  destination.lastIndex = inside
  const [whole = '', raw = ''] = destination.exec(text) ?? []
  // A reference has none of its own: its definition does.
  if (inside + whole.length > end || raw === '' || !(short.test(raw) || node.url.startsWith('/'))) return undefined
  return { start: inside + whole.length - raw.length, end: inside + whole.length, put: [{ address: node.url }] }
}

function titleOf({ title }: { title?: string | null | undefined }): string {
  return title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''
}

/** Plain text as Markdown that shows just that, on one line, inside a line. Whoever links an address by itself would take a backslash for a part of it. */
export function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:https?:\/\/|www\.)[^\s\\`*[\]<>|]+|[\\`*_[\]<>&|~]/g, (found) => (found[1] ? found : `\\${found}`))
}

/** The same as a line of its own: what would make it a list or a heading there is escaped, too. */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^[-+=#:]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
