import { unescapeHtml } from '../render/html.ts'

/** A start tag. Names of attributes are in lower case, values without character references. */
export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
}

/** What is told of a document, in its order. */
export interface Listener {
  open: (tag: Tag) => void
  close: (name: string) => void
  /** With its character references. */
  text: (html: string) => void
  /** What React puts between a text and a value inside it. */
  comment: () => void
  /** The content of a script or style element. */
  raw: (tag: Tag, text: string) => void
}

const token = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/g
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Reads a document tag by tag. Ours and those of most generators can be read so: a full parser, which also mends, would take
 * longer than the rendering.
 */
export function scanHtml(html: string, listener: Listener): void {
  token.lastIndex = 0
  let at = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    if (match.index > at) listener.text(html.slice(at, match.index))
    at = token.lastIndex
    const [whole, slash, name = '', list = ''] = match
    if (whole.startsWith('<!--')) listener.comment()
    else if (slash) listener.close(name.toLowerCase())
    else {
      const tag = tagOf(whole, name, list)
      listener.open(tag)
      if (tag.name !== 'script' && tag.name !== 'style') continue
      const end = html.indexOf(`</${name}`, at)
      const stop = end < 0 ? html.length : end
      listener.raw(tag, html.slice(at, stop))
      token.lastIndex = at = stop
    }
  }
  if (at < html.length) listener.text(html.slice(at))
}

// The same few hundred tags make up most of a site: each is read once.
const known = new Map<string, Tag>()
const drawn = new Set(['path', 'circle', 'ellipse', 'g', 'line', 'rect', 'polyline', 'polygon'])
const bare = new Map<string, Tag>()
const none: ReadonlyMap<string, string> = new Map()

function tagOf(whole: string, name: string, list: string): Tag {
  // Lines of drawings are long, and say nothing that is checked.
  if (list === '' || drawn.has(name)) return bareTag(name)
  const seen = known.get(whole)
  if (seen) return seen
  const isKept = whole.length < 200 && known.size < 5000
  // What is kept must be a copy: a part of a text would keep the whole text in memory.
  const own = isKept ? copied(list) : list
  const attributes = new Map<string, string>()
  attribute.lastIndex = 0
  for (let match = attribute.exec(own); match; match = attribute.exec(own)) {
    const [, key = '', double, single, unquoted] = match
    attributes.set(key.toLowerCase(), unescapeHtml(double ?? single ?? unquoted ?? ''))
  }
  const tag: Tag = { name: isKept ? copied(name.toLowerCase()) : name.toLowerCase(), attributes }
  if (isKept) known.set(copied(whole), tag)
  return tag
}

function bareTag(name: string): Tag {
  const tag = bare.get(name) ?? { name: copied(name.toLowerCase()), attributes: none }
  bare.set(tag.name, tag)
  return tag
}

/** A text of its own, which keeps no longer text in memory that it was cut from. */
export function copied(text: string): string {
  return Buffer.from(text).toString()
}
