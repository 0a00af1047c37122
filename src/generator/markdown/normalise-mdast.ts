import type { Definition, Nodes } from 'mdast'
import { rangeOf, type Visit } from './markdown.ts'

/** "At 10:30" holds no directive, though the parser sees one: puts the writer's own text back. */
export function restoreTexts(visits: Visit[], text: string): void {
  for (const { node } of visits) {
    if (node.type !== 'textDirective') continue
    const written: Partial<Nodes> = { type: 'text', value: text.slice(...rangeOf(node)) }
    Object.assign(node, written, { children: [] })
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
