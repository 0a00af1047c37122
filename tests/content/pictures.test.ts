import { expect, test } from 'vitest'
import { isHashedAsset } from '../../scripts/disk/hashed-assets.ts'
import { pictureKind, pictureSize } from '../../src/generator/content/pictures/picture-size.ts'
import { dangerIn } from '../../src/generator/content/pictures/svg.ts'
import { buildInMemory, problemLines, textOf } from '../site/in-memory.ts'

// Pictures beside texts: what their bytes say, what of them is refused, and how pages show them.

/** Written by ImageMagick, 33 by 20 pixels each. */
const files = {
  'a.png':
    'iVBORw0KGgoAAAANSUhEUgAAACEAAAAUAQMAAAA5ncYyAAAAA1BMVEUAAIBKwr76AAAADElEQVQI12NgGBgAAAB4AAHa7aJXAAAAAElFTkSuQmCC',
  'a.jpg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAUACEDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8Amk1WiAAAAAAAAAAAAAAP/9k=',
  'a.gif': 'R0lGODlhIQAUAPAAAAAAgAAAACH5BAAAAAAALAAAAAAhABQAAAIXhI+py+0Po5y02ouz3rz7D4biSJbmKRYAOw==',
  'lossy.webp':
    'UklGRkYAAABXRUJQVlA4IDoAAAAwAwCdASohABQAPpFGnkslo6KhpWgAsBIJZwDOOA8KmggAAP73WS//yU//P7/n9z3XJ+rB/0+EaAAA',
  'lossless.webp': 'UklGRhwAAABXRUJQVlA4TA8AAAAvIMAEAAcQUcD+ByKi/wEA',
  'extended.webp':
    'UklGRmgAAABXRUJQVlA4WAoAAAAQAAAAIAAAEwAAQUxQSAoAAAABB9C/iAhERP8DVlA4IDgAAAAwAwCdASohABQAPpFGnkslo6KhpWgAsBIJZwDOOA8KmggAAP735J/+4P1B/EGO+KIZZAa6AAAAAA==',
  'a.avif':
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAHwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAhAAAAFAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAACdtZGF0EgAKBhgVIJsCEDITGAAKKKKEALNXJWslkBEC2IaAwA==',
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

function bytes(...parts: (string | number[])[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))
}

function svg(inside: string, attributes = 'viewBox="0 0 40 30"'): Uint8Array {
  return bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
}

const png = bytesOf(files['a.png'])

test.each(Object.entries(files))('the size of %s is read', (name, base64) => {
  expect(pictureSize(bytesOf(base64))).toEqual({ width: 33, height: 20 })
  expect(pictureKind(bytesOf(base64))?.endings).toContain(name.slice(name.indexOf('.') + 1))
})

test.each([
  ['upright', 1, { width: 33, height: 20 }],
  ['turned', 6, { width: 20, height: 33 }],
])('a photograph that its camera noted as %s has the sides that browsers give it', (_, orientation, size) => {
  const exif = bytes('Exif\0\0MM\0*', [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
  const [start, rest] = [bytesOf(files['a.jpg']).slice(0, 2), bytesOf(files['a.jpg']).slice(2)]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  expect(pictureSize(new Uint8Array([...start, ...segment, ...rest]))).toEqual(size)
})

test('a quarter turn of an AVIF swaps its sides', () => {
  // In place of the last of its properties, colour information (nclx) or the like.
  const box = (type: string, ...content: number[]): number[] => [
    0,
    0,
    0,
    content.length + 8,
    ...bytes(type),
    ...content,
  ]
  const ispe = box('ispe', 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 20)
  const boxes = box('meta', 0, 0, 0, 0, ...box('iprp', ...box('ipco', ...ispe, ...box('irot', 1))))
  expect(pictureSize(new Uint8Array([...box('ftyp', ...bytes('avif\0\0\0\0')), ...boxes]))).toEqual({
    width: 20,
    height: 33,
  })
})

test.each([
  ['viewBox="0 0 40 30"', { width: 40, height: 30 }],
  ["width='80' height='60px' viewBox='0 0 40 30'", { width: 80, height: 60 }],
  ['width="100%" viewBox="0,0,40,30"', { width: 40, height: 30 }],
  ['width="10"', undefined],
])('an SVG with %s has its size', (attributes, size) => {
  expect(pictureSize(svg('', attributes))).toEqual(size)
})

test.each(Object.entries(files))(
  '%s may be cut or garbled anywhere: a size or none comes out, and no error',
  (_, base64) => {
    const whole = bytesOf(base64)
    for (let at = 0; at < whole.length; at++) {
      pictureSize(whole.slice(0, at))
      for (const byte of [0, 1, 0x7f, 0xff]) {
        const garbled = whole.slice()
        garbled[at] = byte
        pictureSize(garbled)
      }
    }
    expect(pictureSize(whole.slice(0, 8))).toBeUndefined()
  },
)

test.each([
  ['<script>alert(1)</script>', 'what may act by itself (<script>)'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'what may act by itself (<script>)'],
  ['<\u00e9:script/>', 'what may act by itself (<script>)'],
  ['<foreignObject><p/></foreignObject>', 'what may act by itself (<foreignObject>)'],
  ['<g title="a>b" onload="x()"/>', 'a script (onload)'],
  ["<g\nONLOAD = 'x()'/>", 'a script (ONLOAD)'],
  ['<a href="javascript:x()"/>', 'an address of elsewhere (href)'],
  ['<a xlink:href="&#106;avascript:x()"/>', 'an address of elsewhere (xlink:href)'],
  ['<image href="https://tracker.example/x.png"/>', 'an address of elsewhere (href)'],
  ['<use href="data:image/svg+xml,x"/>', 'an address of elsewhere (href)'],
  ['<set attributeName="xlink:href" to="javascript:x()"/>', 'an animated address (attributeName)'],
  ['<rect fill="url(https://tracker.example/#a)"/>', 'an address of elsewhere (url())'],
  ['<rect style="fill:&#117;rl(&quot;//a.example&quot;)"/>', 'an address of elsewhere (url())'],
  ['<style>a{background:url(//a.example)}</style>', 'an address of elsewhere (url())'],
  ['<style><![CDATA[@im]]><!-- x --><![CDATA[port "x"]]></style>', 'a style that may load something'],
  ['<style>[a]{b:u\\72l(x)}</style>', 'a style that may load something'],
  // What is no element holds a quote, as though all up to the next one were an attribute.
  ['<!-- <a b=" --><script/><!-- "> -->', 'what may act by itself (<script>)'],
  ["<style><![CDATA[<a b=']]></style><script/><!-- '> -->", 'what may act by itself (<script>)'],
  ['<?a <a b=" ?><script/><?a "> ?>', 'what may act by itself (<script>)'],
  ['<style><![CDATA[<!--]]>@import "x";<![CDATA[-->]]></style>', 'a style that may load something'],
  ['<!-- <style><![CDATA[ --><style>@import "x"</style><!-- ]]> -->', 'a style that may load something'],
  ['<p xmlns="http://www.w3.org/1999/&#120;html"/>', 'parts in HTML (xmlns)'],
])('an SVG with %s is refused', (inside, danger) => {
  expect(
    dangerIn(new TextEncoder().encode(new TextDecoder().decode(svg('')).replace('</svg>', () => `${inside}</svg>`))),
  ).toBe(danger)
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'entities of its own (<!ENTITY>)'],
  ['<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "x()">]><svg/>', 'attributes of its own (<!ATTLIST>)'],
  [`<!DOCTYPE svg SYSTEM "<a b='"><svg><script/><!-- '> --></svg>`, 'what may act by itself (<script>)'],
  ['<?xml-stylesheet href="x"?><svg/>', 'a stylesheet of elsewhere (<?xml-stylesheet?>)'],
  ['<?xml version="1.0" encoding="utf-7"?><svg/>', 'text that is not UTF-8'],
  ['<svg>\xff</svg>', 'bytes that are not UTF-8'],
])('an SVG that begins with %s is refused', (text, danger) => {
  expect(dangerIn(bytes(text))).toBe(danger)
})

test.each(['<!--', '<![CDATA[', '<!DOCTYPE', '<a"', '<a b="">'])(
  'an SVG of nothing but %s is read to its end',
  (part) => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><style/>${part.repeat(500_000 / part.length)}`
    expect(dangerIn(bytes(text))).toBeUndefined()
  },
)

test('an SVG as drawing programs write it is let through', () => {
  const drawn = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 3">
    <style><![CDATA[ .a[b] > c { fill: url(#d); } ]]></style>
    <!-- Don't "redraw" -->
    <use xlink:href="#e" aria-label="caf&#233; &amp; one = 1"/>
    <image href="data:image/png;base64,AAAA"/><text>on sale = now</text></svg>`
  expect(dangerIn(bytes(drawn))).toBeUndefined()
})

const front = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: On ${title}.\ndate: 2025-01-01\ncategory: Vision\n${more}---\n\n`
const article = 'content/blog/new-one.md'

test('a page shows a picture with its size under a hashed name, and only published pages bring theirs along', () => {
  const site = buildInMemory({
    edits: {
      [article]: `${front('One')}![A map](map.png 'The <map>.')\n\nText ![dot](dots/dot.svg) and more.\n`,
      'content/pages/learn.md': (text) => `${text}\n![A map][m]\n\n[m]: ../blog/map.png\n`,
      'content/blog/two.md': `${front('Two', 'draft: true\n')}![Secret](secret.png) ![Map](map.png)\n`,
      'content/blog/map.png': png,
      'content/blog/secret.png': bytesOf(files['a.png']).with(30, 7),
      'content/blog/dots/dot.svg': svg('<circle r="3"/>'),
    },
    siteUrl: 'https://a.example/repo',
  })
  expect(problemLines(site)).toEqual([])
  const made = [...site.files.keys()].filter((path) => /\.(png|svg)$/.test(path) && path.startsWith('assets/'))
  expect(made.filter((path) => !isHashedAsset(path))).toEqual([])
  expect(made.map((path) => path.replace(/-[\da-f]{12}\./, '.')).toSorted()).toEqual([
    'assets/dot.svg',
    'assets/map.png',
  ])
  const map = made.find((path) => path.includes('map')) ?? ''
  expect(site.files.get(map)).toEqual(png)
  const html = textOf(site, 'blog/new-one/index.html')
  expect(html).toContain(
    `<figure><img src="/repo/${map}" alt="A map" width="33" height="20"><figcaption>The &#x3C;map>.</figcaption></figure>`,
  )
  expect(html).toMatch(/<p>Text <img src="[^"]*" alt="dot" width="40" height="30" loading="lazy"> and more\.<\/p>/)
  expect(textOf(site, 'learn/index.html')).toContain(`<img src="/repo/${map}"`)
})
