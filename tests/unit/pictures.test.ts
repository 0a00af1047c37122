import { expect, test } from 'vitest'
import { parsePictures } from '../../src/generator/content/pictures.ts'
import { toTree } from '../../src/generator/content/source.ts'
import { pictureSize } from '../../src/generator/content/pictures/picture-size.ts'
import { png } from '../site/articles.ts'

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))

/** Written by ImageMagick, 33 by 20 pixels each. */
const files = {
  'a.png': png,
  'a.jpg': bytesOf(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAUACEDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8Amk1WiAAAAAAAAAAAAAAP/9k=',
  ),
  'extended.webp': bytesOf(
    'UklGRmgAAABXRUJQVlA4WAoAAAAQAAAAIAAAEwAAQUxQSAoAAAABB9C/iAhERP8DVlA4IDgAAAAwAwCdASohABQAPpFGnkslo6KhpWgAsBIJZwDOOA8KmggAAP735J/+4P1B/EGO+KIZZAa6AAAAAA==',
  ),
}

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

function resultOf(name: string, bytes: Uint8Array): unknown {
  const path = `content/blog/${name}`
  const { value, problems } = parsePictures(toTree([{ path, size: bytes.length, read: () => bytes }]))
  return value.get(path)?.size ?? problems.map(({ line, message }) => (line ? `${line}: ${message}` : message)).join()
}

const svgResult = (text: string): unknown => resultOf('a.svg', new TextEncoder().encode(text))

function svg(inside: string, attributes = 'viewBox="0 0 40 30"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
}

test.each([
  ['upright', 1, { width: 33, height: 20 }],
  ['turned', 6, { width: 20, height: 33 }],
])('a photograph that its camera noted as %s has the sides that browsers give it', (_, orientation, size) => {
  const exif = `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const jpeg = files['a.jpg']
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...latin1(exif)]
  expect(pictureSize(new Uint8Array([...jpeg.slice(0, 2), ...segment, ...jpeg.slice(2)]))).toEqual(size)
})

test('a quarter turn of an AVIF swaps its sides', () => {
  const properties = '\0\0\0\x14ispe\0\0\0\0\0\0\0\x21\0\0\0\x14\0\0\0\x09irot\x01'
  expect(pictureSize(latin1(`\0\0\0\x14ftypavif\0\0\0\0${properties}`))).toEqual({ width: 20, height: 33 })
})

test.each([
  ['viewBox="0 0 40 30"', { width: 40, height: 30 }],
  ["width='80' height='60px' viewBox='0 0 40 30'", { width: 80, height: 60 }],
  ['width="100%" viewBox="0,0,40,30.4"', { width: 40, height: 30 }],
  ['viewBox="0 0 Infinity 1"', 'is cut short or states no size. Save it again; an SVG needs a viewBox or a size.'],
  ['width="10"', 'is cut short or states no size. Save it again; an SVG needs a viewBox or a size.'],
])('an SVG with %s has its size', (attributes, size) => {
  expect(svgResult(svg('', attributes))).toEqual(size)
})

test.each(Object.entries(files))(
  '%s has its size, and throws no error when truncated or corrupted anywhere',
  (name, whole) => {
    expect(resultOf(name, whole)).toEqual({ width: 33, height: 20 })
    expect(resultOf(name, whole.slice(0, -12))).toMatch(/^is cut short/)
    for (let at = 0; at < whole.length; at++) {
      // In a larger buffer, as files of the disk are.
      pictureSize(whole.subarray(0, at))
      for (const byte of [0, 1, 0x7f, 0xff]) pictureSize(whole.with(at, byte))
    }
    expect(pictureSize(whole.slice(0, name.endsWith('webp') ? 24 : 9))).toBeUndefined()
  },
)

test.each([
  ['<script>alert(1)</script>', 'active content (<script>)'],
  ['<\u00e9:script/>', 'active content (<script>)'],
  ['<g title="a>b" onload="x()"/>', 'a script (onload)'],
  ['<a xlink:href="&#106;avascript:x()"/>', 'an external address (xlink:href)'],
  ['<a href="#x" ping="https://a.example/"/>', 'an external address (ping)'],
  ['<set attributeName="xlink:href" to="javascript:x()"/>', 'an animated address (attributeName)'],
  ['<rect style="fill:&#117;rl(&quot;//a.example&quot;)"/>', 'an external address (url())'],
  ['<style>a{background:url(//a.example)}</style>', 'an external address (url())'],
  ['<style><![CDATA[@im]]><!-- x --><![CDATA[port "x"]]></style>', 'CSS that may load external files'],
  ['<style>[a]{b:u\\72l(x)}</style>', 'CSS that may load external files'],
  ['<p xmlns="http://www.w3.org/1999/&#120;html"/>', 'HTML (xmlns)'],
  ['<g xmlns:i="x" i:export-filename="C:\\a.png"/>', 'the path of a file on a computer (i:export-filename)'],
])('an SVG with %s is refused', (inside, danger) => {
  expect(svgResult(svg(inside))).toBe(`holds ${danger}, which a picture must not. Save it as a plain SVG, or as PNG.`)
})

test.each([
  ['<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "x()">]><svg/>', 'declarations (<!DOCTYPE)'],
  ['<!DOCTYPE svg [ <?p ? > ]><svg><![CDATA[ ?> ]><svg><a/><![CDATA[ ]]></svg>', 'declarations (<!DOCTYPE)'],
  ['<?xml-stylesheet href="x"?><svg/>', 'an external stylesheet (<?xml-stylesheet?>)'],
  ['<?xml version="1.0" encoding="utf-7"?><svg/>', 'text that is not UTF-8'],
])('an SVG that begins with %s is refused', (text, danger) => {
  expect(svgResult(text)).toContain(`holds ${danger}, which`)
})

test.each([
  ['<svg>\xff</svg>', '1: is not UTF-8: a character here cannot be read. Save the file as UTF-8.'],
  [
    '<svg viewBox="0 0 1 1"/>',
    '1: is not well-formed, so browsers do not show it: its first tag lacks xmlns="http://www.w3.org/2000/svg". Save it again.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>',
    '1: is not well-formed, so browsers do not show it: nothing says what its prefix xlink: means. Save it again.',
  ],
  [
    '<svg>&lt;\nQ&A</svg>',
    '2: is not well-formed, so browsers do not show it: an & alone is written &amp;. Save it again.',
  ],
  ['<svg>\n<g></svg>', '2: is not well-formed, so browsers do not show it: unexpected close tag. Save it again.'],
])('an SVG that no browser shows is refused: %j', (text, message) => {
  expect(resultOf('a.svg', latin1(text))).toBe(message)
})

test('an SVG as drawing programs write it is let through', () => {
  const drawn = `<?xml version="1.0" encoding="us-ascii" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 3">
    <style><![CDATA[ .a[b] > c { fill: url(#d); } @font-face { src: url(data:font/woff2;base64,d09G) } ]]></style>
    <!-- Don't "redraw" -->
    <use xlink:href="#e" aria-label="caf&#233; &amp; one = 1 \\ 2"/>
    <image href="data:image/png;base64,AAAA"/><text>on sale = now</text></svg>`
  expect(svgResult(drawn)).toEqual({ width: 4, height: 3 })
})
