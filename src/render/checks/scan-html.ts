import { unescapeHtml } from '../html.ts'

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
      const tag = tagOf(name, list)
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

function tagOf(name: string, list: string): Tag {
  const key = `${name} ${list}`
  const seen = known.get(key)
  if (seen) return seen
  const attributes = new Map<string, string>()
  for (const [, attributeName = '', double, single, bare] of list.matchAll(attribute))
    attributes.set(attributeName.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''))
  const tag: Tag = { name: name.toLowerCase(), attributes }
  if (key.length < 200 && known.size < 20_000) known.set(key, tag)
  return tag
}
