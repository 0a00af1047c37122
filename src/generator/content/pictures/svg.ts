import { SaxesParser } from 'saxes'
import type { PictureSize } from './picture-size.ts'

interface Svg {
  /** What could run or fetch something, in words: "a script (onload)". */
  danger?: string | undefined
  flaw?: { line: number; message: string }
  size?: PictureSize | undefined
}

/** In a page an SVG can neither run nor fetch anything, but a reader may open it alone: so only references within the file pass. The parser is as strict as browsers, so that nothing hides in a comment. */
export function parseSvg(text: string): Svg {
  const svg: Svg = {}
  const refuse = (danger: string | undefined): void => void (svg.danger ??= danger)
  const open: string[] = []
  let css = ''
  const prefixes = new Set<string>()
  const declared = new Set(['xml'])
  // With `xmlns` the parser takes time that grows with the square of the depth.
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  refuseDeclarations(parser, refuse)
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name)
    if (open.length === 0 && element === 'svg') svg.size = sizeOf(attributes)
    if (name === 'svg' && open.length === 0 && attributes.xmlns !== namespace)
      svg.flaw = { line: parser.line, message: `its first tag lacks xmlns="${namespace}"` }
    open.push(element.toLowerCase())
    for (const part of [name, ...Object.keys(attributes)]) {
      const [prefix = '', own] = part.split(':')
      if (own !== undefined && prefix === 'xmlns') declared.add(own)
      else if (own !== undefined) prefixes.add(prefix)
    }
    if (acting.test(element)) refuse(`active content (<${element}>)`)
    for (const [key, value] of Object.entries(attributes)) refuse(dangerOfAttribute(key, value))
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (part) => {
      if (open.at(-1) === 'style') css += part
    })
  parser.on('closetag', () => void open.pop())
  try {
    parser.write(text).close()
  } catch (error) {
    // The parser takes all up to the next semicolon for the name of a character.
    const lone = text.search(/&(?!#?\w{1,40};)/)
    const message = lone < 0 ? String(error).replace(/^Error: [\d:]+ |\.$/g, '') : 'an & alone is written &amp;'
    svg.flaw = { line: lone < 0 ? parser.line : text.slice(0, lone).split('\n').length, message }
  }
  refuse(dangerOfStyle(css))
  const unknown = [...prefixes].find((prefix) => !declared.has(prefix))
  if (unknown) svg.flaw ??= { line: 1, message: `nothing says what its prefix ${unknown}: means` }
  return svg
}

function refuseDeclarations(parser: SaxesParser, refuse: (danger: string) => void): void {
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) refuse('text that is not UTF-8')
  })
  parser.on('doctype', (doctype) => {
    // In there the parser and browsers disagree where things end.
    if (doctype.includes('[')) refuse('declarations (<!DOCTYPE)')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuse('an external stylesheet (<?xml-stylesheet?>)')
  })
}

const namespace = 'http://www.w3.org/2000/svg'

function sizeOf({ width, height, viewBox = '' }: Record<string, string>): PictureSize | undefined {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/)
  const size = { width: pixels(width) ?? Number(boxWidth), height: pixels(height) ?? Number(boxHeight) }
  const isDrawn = Math.min(size.width, size.height) >= 1 && Math.max(size.width, size.height) <= 100_000
  return isDrawn ? size : undefined
}

function pixels(length = ''): number | undefined {
  const [, number] = /^([\d.]+)(?:px)?$/.exec(length) ?? []
  return number ? Number(number) : undefined
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const acting = /^(?:script|foreignobject|iframe|object|embed|handler|listener|audio|video)$/i

function dangerOfAttribute(key: string, value: string): string | undefined {
  if (key.startsWith('xmlns')) return /xhtml/i.test(value) ? `HTML (${key})` : undefined
  const name = localName(key).toLowerCase()
  if (name.startsWith('on')) return `a script (${key})`
  if (['export-filename', 'absref'].includes(name)) return `the path of a file on a computer (${key})`
  // An animation could put an address in place later.
  if (name === 'attributename' && /href\s*$/i.test(value)) return 'an animated address (attributeName)'
  if (['href', 'src', 'data', 'ping', 'base'].includes(name) && !isOwn(value)) return `an external address (${key})`
  return value.includes('(') ? dangerOfStyle(value) : undefined
}

/** In CSS and in attributes that take an address as CSS does. A backslash could hide one. */
function dangerOfStyle(css: string): string | undefined {
  if (/@import|\\|image-set\(/i.test(css)) return 'CSS that may load external files'
  const addresses = [...css.matchAll(/\b(?:url|src|image)\(\s*["']?([^"')]*)/gi)]
  return addresses.some(([, address = '']) => !isOwn(address)) ? 'an external address (url())' : undefined
}

/** Within the file, or written out in it, as a font or as a picture without parts of its own. */
function isOwn(address: string): boolean {
  return /^\s*(?:#|data:(?:image\/(?:png|jpeg|gif|webp|avif)|(?:font|application)\/[\w-]*(?:font|woff2?|ttf|otf)[\w-]*)[;,]|$)/i.test(
    address,
  )
}
