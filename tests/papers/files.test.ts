import { existsSync, readFileSync } from 'node:fs'
import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readTree } from '../../scripts/read-tree.ts'
import { ink, night } from '../../scripts/papers/design/ink.ts'
import { hashOf, hashSources, readLock } from '../../scripts/papers/lock.ts'
import { worksOf } from '../../scripts/papers/works.ts'
import { parseContent } from '../../src/content/parse-content.ts'

const tree = readTree({ content: 'content' })
const { value: content } = parseContent(tree)
if (!content) throw new Error('The content cannot be read')
const { works, problems } = worksOf(tree, content)
const urls = works.map(({ url }) => url)

const read = (url: string): Buffer => readFileSync(`public${url}`)

test('everything that the data offer is made', () => {
  expect(problems).toEqual([])
  expect(urls).toHaveLength(9)
})

test.each(works)('$url is the one made from its sources: else run npm run papers', (work) => {
  const { url } = work
  expect(readLock()[url]).toEqual({
    sources: hashSources(work),
    sha256: existsSync(`public${url}`) ? hashOf(read(url)) : '',
  })
})

test.each(urls.filter((url) => url.endsWith('.pdf')))(
  '%s is tagged, has a language and a title, and names no machine',
  (url) => {
    const pdf = read(url).toString('latin1')
    expect(pdf).toMatch(/\/MarkInfo\s*<<\/Type \/MarkInfo\s*\/Marked true/)
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('/Lang (en-GB)')
    expect(pdf).toMatch(/\/Title \([^)]{8}/)
    expect(pdf).toContain('/Creator (SentinelOps papers)')
    expect(pdf).not.toMatch(/Linux|HeadlessChrome|file:\/\//)
  },
)

test('a figure of a paper tells what it shows', () => {
  for (const url of urls.filter((name) => name.startsWith('/papers/')))
    expect(
      read(url)
        .toString('latin1')
        .match(/\/S \/Figure/g)?.length,
    ).toBe(
      read(url)
        .toString('latin1')
        .match(/\/Alt \(/g)?.length,
    )
})

test('the logo comes in four colourings, as drawings and as bitmaps of the width they are named after', () => {
  const drawings = unzipSync(read('/press/logo-svg.zip'))
  const bitmaps = unzipSync(read('/press/logo-png.zip'))
  expect(Object.keys(drawings)).toHaveLength(9)
  expect(strFromU8(drawings['logo-on-light.svg'] ?? new Uint8Array())).toContain('<title>SentinelOps</title>')
  expect(Object.keys(bitmaps)).toHaveLength(37)
  const widths = Object.entries(bitmaps)
    .filter(([name]) => name.endsWith('.png'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).readUInt32BE(16)])
  expect(widths).toEqual(widths.map(([name]) => [name, Number(/-(\d+)\.png$/.exec(String(name))?.[1])]))
  for (const files of [drawings, bitmaps])
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Use the logo as it comes')
})

test('print has the colours of the site', () => {
  const css = readFileSync('src/site/styles/tokens.css', 'utf8')
  const tokens = new Map(
    [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', light, dark]) => [
      name,
      { light, dark },
    ]),
  )
  const names: Record<string, string> = { ground: 'proof-ground' }
  const light = Object.keys(ink).map((name) => [name, tokens.get(names[name] ?? name)?.light])
  const dark = Object.keys(night).map((name) => [name, tokens.get(name)?.dark])
  expect(Object.fromEntries(light)).toEqual(ink)
  expect(Object.fromEntries(dark)).toEqual(night)
})
