import type { Definition, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import { unified, type Plugin } from 'unified'

/** remark's own parser takes nine tenths of a build; Sätteri's gives the same tree: tests/unit/parsers.test.ts */
const satteri: Plugin<[], string, Root> = function () {
  this.parser = (text) => markdownToMdast(text, { features: { gfm: true, directive: true, frontmatter: false } })
}

/**
 * What remark is, without the parser and the writer that it brings. A writer's HTML is dropped, parseBody lets no address through that
 * could run, and attributes come from our own steps alone: to sanitise what is left took a tenth of an article.
 */
const processor = unified()
  .use(satteri)
  .use(remarkHtml, { sanitize: false, handlers: { html: () => undefined } })
  .freeze()

/** In place of a colon that begins no directive: a character that no file may hold. */
const hiddenColon = '\uFDD0'

/** "At 10:30[^1]" holds no directive, though the parser sees one, with the footnote as its label: it reads such a text without those colons. */
export function parseMarkdown(text: string): Root {
  let source = text
  let root = processor.parse(source)
  // Once more for directives in labels of directives, which no text has ten deep.
  for (let tries = 0, next = withoutColons(root, source); next !== source && tries < 10; tries++) {
    source = next
    root = processor.parse(source)
    next = withoutColons(root, source)
  }
  if (source === text) return root
  for (const { node } of walk(root)) {
    const written: Partial<Nodes> = { type: 'text', value: text.slice(...rangeOf(node)) }
    if (node.type === 'textDirective') Object.assign(node, written, { children: [] })
    for (const [key, value] of Object.entries(node))
      if (typeof value === 'string') Object.assign(node, { [key]: value.replaceAll(hiddenColon, ':') })
  }
  return root
}

/** Hides the colon of each directive in prose, with those just before it: of "10:30:45" the parser sees the second only. And those of images, whose descriptions lose them. */
function withoutColons(root: Root, source: string): string {
  let hidden = ''
  for (const { node } of walk(root)) {
    const [start, end] = rangeOf(node)
    if (start < hidden.length || !['textDirective', 'image', 'imageReference'].includes(node.type)) continue
    let first = start
    while (first > hidden.length && /[\w:-]/.test(source.charAt(first - 1))) first--
    const part = source.slice(first, end)
    // A label must stay as it is: there may be a definition of that name.
    const ends = { textDirective: start - first + 1, imageReference: Math.max(0, part.lastIndexOf('][')) }
    const label = node.type in ends ? ends[node.type as keyof typeof ends] : part.length
    hidden += source.slice(hidden.length, first)
    hidden += part.slice(0, label).replaceAll(':', hiddenColon) + part.slice(label)
  }
  return hidden + source.slice(hidden.length)
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
