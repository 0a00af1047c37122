import type { PictureSize } from './picture-size.ts'

/** A start tag: its name, without a prefix, and its attributes. */
interface Tag {
  name: string
  attributes: string
}

/** Whether a file begins as XML does and soon has an `svg` element. */
export function isSvg(view: DataView): boolean {
  return /^\uFEFF?\s*</.test(headOf(view)) && /<(?:[\w-]+:)?svg[\s>]/.test(headOf(view))
}

/** The size that the outermost element states in pixels, or that of its view box. */
export function svgSize(view: DataView): PictureSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(headOf(view)) ?? []
  if (!tag) return undefined
  const [, boxWidth, boxHeight] = /viewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(tag) ?? []
  const width = Number(/\swidth=["']([\d.]+)(?:px)?["']/.exec(tag)?.[1] ?? boxWidth)
  const height = Number(/\sheight=["']([\d.]+)(?:px)?["']/.exec(tag)?.[1] ?? boxHeight)
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
}

/**
 * What of an SVG could act, or fetch something: shown in a page it may do neither, but someone may open the file by itself. Only
 * what is known to do no harm is let through: references within the file, and pictures written out in it.
 *
 * @returns the words for a message: "a script (<script>)".
 */
export function dangerIn(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'bytes that are not UTF-8'
  }
  if (/\0|<\?xml[^>]*encoding=["'](?!utf-8["'])/i.test(text)) return 'text that is not UTF-8'
  const [, declared] = /<!(ENTITY|ATTLIST)/.exec(text) ?? []
  if (declared) return `${declared === 'ENTITY' ? 'entities' : 'attributes'} of its own (<!${declared}>)`
  if (/<\?xml-stylesheet/i.test(text)) return 'a stylesheet of elsewhere (<?xml-stylesheet?>)'
  for (const tag of tagsIn(text)) {
    const danger = dangerOf(tag)
    if (danger) return danger
  }
  return dangerOfStyle(stylesIn(text))
}

const acting = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'audio',
  'video',
])

function dangerOf({ name, attributes }: Tag): string | undefined {
  if (acting.has(name.toLowerCase())) return `what may act by itself (<${name}>)`
  for (const [, key = '', double, single] of attributes.matchAll(/([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = decoded(double ?? single ?? '')
    if (key.startsWith('xmlns') && /xhtml/i.test(value)) return `parts in HTML (${key})`
    const plain = key.slice(key.indexOf(':') + 1).toLowerCase()
    if (plain.startsWith('on')) return `a script (${key})`
    // An animation could put an address in place later.
    if (plain === 'attributename' && /href$/i.test(value)) return 'an animated address (attributeName)'
    if (['href', 'src', 'data'].includes(plain) && !isOwn(value)) return `an address of elsewhere (${key})`
    const danger = key.startsWith('xmlns') ? undefined : dangerOfStyle(value)
    if (danger) return danger
  }
  return undefined
}

/** In CSS and in attributes that take an address as CSS does. A backslash could hide one. */
function dangerOfStyle(css: string): string | undefined {
  if (/@import|\\|image-set\(/i.test(css)) return 'a style that may load something'
  for (const [, value = ''] of css.matchAll(/\burl\(\s*["']?([^"')]*)/gi))
    if (!isOwn(value)) return 'an address of elsewhere (url())'
  return undefined
}

/** Within the file, or written out in it as a picture without parts of its own. */
function isOwn(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|$)/i.test(address)
}

/** Everything from the first style element on; comments and the marks of CDATA could cut a word in two. */
function stylesIn(text: string): string {
  if (!/<(?:[^\s<>:]+:)?style[\s>/]/i.test(text)) return ''
  const plain = withoutMarks(text)
  return decoded(plain.slice(Math.max(0, plain.search(/<(?:[^\s<>:]+:)?style[\s>/]/i))))
}

/** Without comments, and with what CDATA holds as text. The mark of one means nothing inside the other. */
function withoutMarks(text: string): string {
  let plain = ''
  let at = 0
  for (const { index, 0: mark } of text.matchAll(/<!--|<!\[CDATA\[/g)) {
    if (index < at) continue
    const start = index + mark.length
    const isComment = mark === '<!--'
    const end = text.indexOf(isComment ? '-->' : ']]>', start)
    // A file that ends inside a mark is shown by no browser from there on.
    if (end < 0) return plain + text.slice(at, index)
    plain += text.slice(at, index) + (isComment ? '' : text.slice(start, end))
    at = end + 3
  }
  return plain + text.slice(at)
}

/** With the characters that references stand for: https://www.w3.org/TR/xml/#sec-references */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex ? parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/&(?:quot|apos);/g, '"')
}

/**
 * Names may hold letters of any script; what stands before a colon is a prefix. A value holds no "<", or no browser reads on: so no
 * quote in a comment, or in whatever else is no element, can pass the tags behind it off as a value.
 */
function* tagsIn(text: string): Generator<Tag> {
  for (const [, name = '', attributes = ''] of text.matchAll(
    /<([^\s<>/"'=!?]+)([^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*)>/g,
  ))
    yield { name: name.slice(name.indexOf(':') + 1), attributes }
}

function headOf(view: DataView): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, Math.min(view.byteLength, 4096)))
}
