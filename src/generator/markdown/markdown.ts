import type { Definition, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import { unified, type Plugin } from 'unified'

/** remark's own parser takes nine tenths of a build; Sätteri's gives the same tree: tests/unit/parsers.test.ts */
const satteri: Plugin<[], string, Root> = function () {
  this.parser = (text) => markdownToMdast(text, { features: { gfm: true, directive: true, frontmatter: false } })
}

/** remark without its own parser and writer. Raw HTML is dropped, parseBody lets no address through that could run, and attributes are our own: to sanitise the rest took a tenth of an article. */
const processor = unified()
  .use(satteri)
  .use(remarkHtml, { sanitize: false, handlers: { html: () => undefined } })
  .freeze()

/** A colon in prose, as in "10:30", which the parser would take for a directive: not of an address or a definition. */
const proseColon = /(?<![:\]|]|<[a-z][a-z\d+.-]{0,30}|\b(?:mailto|xmpp)):(?=[\p{L}\p{N}_])/giu
/** In its place: a character that no file may hold. */
const hiddenColon = '\uFDD0'

export function parseMarkdown(text: string): Root {
  const hidden = text.replace(proseColon, hiddenColon)
  const root = processor.parse(hidden)
  for (const { node } of walk(root)) {
    const written: Partial<Nodes> = { type: 'text', value: text.slice(...rangeOf(node)) }
    if (node.type === 'textDirective') Object.assign(node, written, { children: [] })
    if (hidden === text) continue
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: value.replaceAll(hiddenColon, ':') })
  }
  return root
}

/** The HTML of Markdown that our own code wrote, in which no colon is a directive. */
export function renderMarkdown(text: string): string {
  const root = markdownToMdast(text, { features: { gfm: true, directive: false, frontmatter: false } }) as Root
  return renderProse(root.children)
}

export function renderProse(nodes: RootContent[]): string {
  return processor.stringify({ type: 'root', children: nodes }).trim()
}

/** The words of a node as readers see them, so without a writer's comments. */
export function wordsOf(node: Nodes): string {
  return toString(node, { includeHtml: false })
}

/** Where a node is in its source; nowhere, if a step of ours has added it. */
export function rangeOf(node: Nodes | undefined): [start: number, end: number] {
  return [node?.position?.start.offset ?? 0, node?.position?.end.offset ?? 0]
}

export interface Visit {
  node: Nodes
  parent: Nodes | undefined
  depth: number
}

/** All nodes, each before its children, without recursion: a hostile document may be nested thousands deep. */
export function* walk(root: Root): Generator<Visit> {
  const open: Visit[] = [{ node: root, parent: undefined, depth: 0 }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    yield visit
    const { node, depth } = visit
    if ('children' in node)
      for (const child of node.children.toReversed()) open.push({ node: child, parent: node, depth: depth + 1 })
  }
}

/** Makes `[text][name]` the link of its definition, since prose is later split into parts that are rendered one by one. @returns the definitions that no link uses. */
export function resolveReferences(visits: Visit[]): Definition[] {
  const definitions = new Map<string, Definition>()
  for (const { node } of visits)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  const used = new Set<Definition>()
  for (const { node } of visits) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue
    const definition = definitions.get(node.identifier)
    if (!definition) continue
    used.add(definition)
    const resolved: Partial<Nodes> = {
      type: node.type === 'linkReference' ? 'link' : 'image',
      url: definition.url,
      title: definition.title ?? null,
    }
    Object.assign(node, resolved)
  }
  return visits.flatMap(({ node }) => (node.type === 'definition' && !used.has(node) ? [node] : []))
}
