import { defaultSchema, type Schema } from 'hast-util-sanitize'
import type { Nodes, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import type { Processor } from 'unified'
import { codeClasses } from './highlight.ts'

/**
 * remark's own parser takes nine tenths of a build; Sätteri's gives the same tree (tests/unit/parsers.test.ts holds
 * both against all articles).
 */
function satteri(this: Processor): void {
  this.parser = (text) => markdownToMdast(text, { features: { gfm: true, directive: true, frontmatter: false } })
}

/** What a box that scrolls needs, so that a keyboard reaches it and a screen reader names it. */
const scrollable: NonNullable<Schema['attributes']>[string] = [['tabIndex', 0], ['role', 'group'], 'ariaLabel']

/** GitHub's schema, and what our own steps add. Ids come out as given: `clobber` would prefix them. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption'],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), 'target', 'rel'],
    div: [['className', 'table-scroll', 'code-block', 'wide-code'], 'dataLanguage', ...scrollable],
    img: [...(defaultSchema.attributes?.img ?? []), ['loading', 'lazy']],
    pre: scrollable,
    span: [['className', 'sr-only', ...codeClasses]],
    table: [['className', 'names-above', 'short-names']],
    td: [['className', 'text-right', 'text-center'], 'dataLabel'],
    th: [['className', 'text-right', 'text-center'], 'scope'],
  },
}

const processor = remark().use(satteri).use(remarkHtml, { sanitize: schema }).freeze()

export function parseMarkdown(text: string): Root {
  return processor.parse(text)
}

export function renderProse(nodes: RootContent[]): string {
  return processor.stringify({ type: 'root', children: nodes }).trim()
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
