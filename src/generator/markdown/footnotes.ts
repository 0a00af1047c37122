import type { FootnoteDefinition, Link, ListItem, PhrasingContent, RootContent } from 'mdast'
import type { BodyParse } from './body.ts'
import type { Visit } from './markdown.ts'

/** Turns references into links, in place, and gives the notes for below. mdast-util-to-hast cannot: a text is rendered in parts. */
export function takeFootnotes(visits: Visit[], { settings, report }: BodyParse): RootContent[] {
  const { footnotes: words } = settings
  const definitions = new Map<string, FootnoteDefinition>()
  for (const { node } of visits) {
    if (node.type !== 'footnoteDefinition') continue
    if (definitions.has(node.identifier))
      report(node, `is the second footnote "[^${node.identifier}]". Name it otherwise.`)
    else definitions.set(node.identifier, node)
    if (/[^\p{L}\p{N}_.:-]/u.test(node.identifier))
      report(node, `names a footnote "[^${node.identifier}]". Use letters, digits, "-", "_", "." and ":" alone.`)
    if (node.children.length === 0)
      report(node, `is the footnote "[^${node.identifier}]" without words. Write them after its colon.`)
  }
  const backs = new Map<string, { number: number; links: Link[] }>()
  for (const { node, parent } of visits) {
    if (node.type !== 'footnoteReference') continue
    if (parent?.type === 'heading' || parent?.type === 'link')
      report(node, `holds the footnote "[^${node.identifier}]" in a ${parent.type}. Put it after a sentence.`)
    const { number, links } = backs.get(node.identifier) ?? { number: backs.size + 1, links: [] }
    backs.set(node.identifier, { number, links })
    // No heading's id holds an underscore.
    const id = `ref_${number}${links.length > 0 ? `-${links.length + 1}` : ''}`
    links.push(linkTo(id, '↩\uFE0E', { ariaLabel: worded(words.back, number) }))
    const link = linkTo(`note_${number}`, String(number), { id, ariaLabel: worded(words.reference, number) })
    const sup: Partial<PhrasingContent> = { type: 'emphasis', data: { hName: 'sup' }, children: [link] }
    Object.assign(node, sup)
  }
  for (const [name, node] of definitions)
    if (!backs.has(name))
      report(node, `is the footnote "[^${name}]", to which nothing refers. Put [^${name}] into the text.`)
  const items = [...backs].map(([name, { number, links }]) => itemOf(definitions.get(name), links, `note_${number}`))
  if (items.length === 0) return []
  const hProperties = { className: ['footnotes'], ariaLabel: words.label }
  const list: RootContent = { type: 'list', ordered: true, children: items }
  return [{ type: 'blockquote', data: { hName: 'section', hProperties }, children: [list] }]
}

function itemOf(definition: FootnoteDefinition | undefined, links: Link[], id: string): ListItem {
  const children = definition?.children.splice(0) ?? []
  const back = links.flatMap((link): PhrasingContent[] => [{ type: 'text', value: ' ' }, link])
  const last = children.at(-1)
  if (last?.type === 'paragraph') last.children.push(...back)
  else children.push({ type: 'paragraph', children: back })
  return { type: 'listItem', data: { hProperties: { id } }, children }
}

function linkTo(id: string, text: string, hProperties: { ariaLabel: string; id?: string }): Link {
  return { type: 'link', url: `#${id}`, data: { hProperties }, children: [{ type: 'text', value: text }] }
}

function worded(text: string, number: number): string {
  return text.replace('{number}', String(number))
}
