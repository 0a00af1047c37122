import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import papers from '../../content/data/papers.json'
import press from '../../content/data/press.json'
import { pageNumbersOf } from '../../scripts/tools/papers/pdf.ts'
import { hashInput, parseRecordedHashes } from '../../src/generator/content/outdated-outputs.ts'
import { countPdfPages } from '../../src/generator/content/pdf.ts'

const read = (url: string): Buffer => readFileSync(`public${url}`)
const lock = parseRecordedHashes(readFileSync('content/papers/papers.lock.json'))
const urls = Object.keys(lock)
const pdfs = urls.filter((url) => url.endsWith('.pdf'))

test('every paper and press file that the site offers is in the lock', () => {
  const files = [...press.releases.items, ...press.mediaKit.items].map(({ file }) => file)
  expect(urls.toSorted()).toEqual([...papers.papers.map(({ url }) => url), ...files].toSorted())
})

// What a writer changes, under content/, is a line of the build's report instead.
test.each(Object.entries(lock))('%s is as the tool makes it now: else run npm run tools -- papers', (url, made) => {
  expect(createHash('sha256').update(read(url)).digest('hex')).toBe(made.sha256)
  const code = Object.entries(made.inputs).filter(([input]) => input.startsWith('scripts/tools/papers'))
  expect(code.length).toBeGreaterThan(5)
  for (const [input, hash] of code)
    expect([input, hashInput(input, (file) => readFileSync(file))]).toEqual([input, hash])
})

test.each(papers.papers)('$url has the pages that its entry states', ({ url, pages }) => {
  expect(countPdfPages(read(url))).toBe(pages)
})

test.each(pdfs)('%s is tagged, has a language, a title and its typefaces, and names no machine', (url) => {
  const pdf = read(url).toString('latin1')
  expect(pdf).toMatch(/\/MarkInfo\s*<<\/Type \/MarkInfo\s*\/Marked true/)
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/Lang (en-GB)')
  expect(pdf).toMatch(/\/Title \([^)]{8}/)
  expect(pdf).toContain('/Creator (SentinelOps papers)')
  expect(pdf).not.toMatch(/Linux|HeadlessChrome|file:\/\/|papers\.invalid/)
  const fonts = new Set(pdf.match(/\/FontName \/\S+/g)?.map((name) => name.replace(/^.*\+|-.*/g, '')))
  expect([...fonts].toSorted()).toEqual(['DejaVuSansMono', 'GentiumPlus'])
  expect(pdf.match(/\/FontFile2/g)?.length).toBe(pdf.match(/\/FontDescriptor\n/g)?.length)
  expect(pdf.match(/\/S \/Figure/g)?.length).toBe(pdf.match(/\/Alt [(<]/g)?.length)
})

test.each(papers.papers)('$url has an outline, and its references on the last pages', ({ url, pages }) => {
  expect(read(url).toString('latin1')).toContain('/Outlines')
  expect(pageNumbersOf(read(url)).get('references')).toBeGreaterThanOrEqual(pages - 2)
})
