import type { Definition, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import { unified } from 'unified'

/** remark without its own parser and writer. Raw HTML is dropped, parseBody lets no address through that could run, and attributes are our own: to sanitise the rest took a tenth of an article. */
const writer = unified()
  .use(remarkHtml, { sanitize: false, handlers: { html: () => undefined } })
  .freeze()

/** remark's own parser takes nine tenths of a build; Sätteri's gives the same tree: tests/unit/parsers.test.ts */
function read(text: string, directive: boolean): Root {
  return markdownToMdast(text, { features: { gfm: true, directive, frontmatter: false } }) as Root
}

/** Blocks are read as directives, and the prose between them without any: in "10:30" or "see:this[^1]" the parser would see one. */
export function parseMarkdown(text: string): Root {
  if (!text.includes('::')) return read(text, false)
  const withBlocks = read(text, true)
  const visits = [...walk(withBlocks)].filter(({ node }) => isDirective(node))
  if (visits.some(({ parent }) => parent !== withBlocks)) return withBlocks
  const blocks = new Map(visits.map(({ node }) => [rangeOf(node)[0], node as RootContent]))
  let prose = ''
  for (const block of blocks.values()) {
    const [start, end] = rangeOf(block)
    // A thematic break ends a list or paragraph, as the block does.
    prose += `${text.slice(prose.length, start)}***${text.slice(start + 3, end).replace(/[^\n]/g, ' ')}`
  }
  const root = read(prose + text.slice(prose.length), false)
  return { ...root, children: root.children.map((node) => blocks.get(rangeOf(node)[0]) ?? node) }
}

/** The types of Sätteri's directives are among those of mdast. */
export type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' }>

export function isDirective(node: Nodes): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective'
}

/** The HTML of Markdown that our own code wrote, in which no colon is a directive. */
export function renderMarkdown(text: string): string {
  return renderProse(read(text, false).children)
}

export function renderProse(nodes: RootContent[]): string {
  return writer.stringify({ type: 'root', children: nodes }).trim()
}

/** The words of a node as readers see them, so without a writer's comments. */
export function wordsOf(node: Nodes): string {
  return toString(node, { includeHtml: false })
}

/** Where a node is in its source; nowhere, if a step of ours has added it. */
export function rangeOf(node: Nodes | undefined): [start: number, end: number] {
  return [node?.position?.start.offset ?? 0, node?.position?.end.offset ?? 0]
}

export type Visit = { node: Nodes; parent: Nodes | undefined; depth: number }

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
