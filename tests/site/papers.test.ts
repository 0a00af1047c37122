import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import papers from '../../content/data/papers.json'
import press from '../../content/data/press.json'
import { readTree } from '../../scripts/read-tree.ts'
import { pageNumbersOf } from '../../scripts/tools/papers/pdf.ts'
import { hashInput, outdatedOutputs, parseRecordedHashes } from '../../src/generator/content/outdated-outputs.ts'
import { countPdfPages } from '../../src/generator/content/pdf.ts'

const fileAt = (url: string): Buffer => readFileSync(`public${url}`)
const made = parseRecordedHashes(readFileSync('content/papers/papers.lock.json'))
const urls = Object.keys(made)
const pdfs = urls.filter((url) => url.endsWith('.pdf'))

test('every paper and press file that the site offers is in the lock', () => {
  const files = [...press.releases.items, ...press.mediaKit.items].map(({ file }) => file)
  expect(urls.toSorted()).toEqual([...papers.papers.map(({ url }) => url), ...files].toSorted())
})

// What a writer changes, under content/, is a line of the build's report instead.
test.each(Object.entries(made))(
  '%s is as the tool makes it now: else run npm run tools -- papers',
  (url, { sha256, inputs }) => {
    expect(createHash('sha256').update(fileAt(url)).digest('hex')).toBe(sha256)
    const code = Object.entries(inputs).filter(([input]) => input.startsWith('scripts/tools/papers'))
    expect(code.length).toBeGreaterThan(5)
    for (const [input, hash] of code)
      expect([input, hashInput(input, (file) => readFileSync(file))]).toEqual([input, hash])
  },
)

test.each(papers.papers)('$url has the pages that its entry states', ({ url, pages }) => {
  expect(countPdfPages(fileAt(url))).toBe(pages)
})

test.each(pdfs)('%s is tagged, has a language, a title and its typefaces, and names no machine', (url) => {
  const pdf = fileAt(url).toString('latin1')
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

test.each(papers.papers)('$url has an outline, and its references, if any, on the last pages', ({ url, pages }) => {
  expect(fileAt(url).toString('latin1')).toContain('/Outlines')
  expect(pageNumbersOf(fileAt(url)).get('references') ?? pages).toBeGreaterThanOrEqual(pages - 2)
})

const pdfOf = (...objects: string[]): Uint8Array =>
  Buffer.from(`%PDF-1.4\n${objects.map((object) => `1 0 obj\n${object}\nendobj\n`).join('')}startxref\n9\n%%EOF\n`)
const branch = '<</Type /Pages /Count 4>>'

test.each<[what: string, pdf: Uint8Array, pages: number | undefined]>([
  ['the tree, not a branch', pdfOf(branch, '<</Kids[3 0 R]/Resources <</Font 1 0 R>>/Count 9/Type/Pages>>', branch), 9],
  ['no page tree, or a compressed one', pdfOf('<< /Type /XRef /Root 2 0 R >>\nstream\n\nendstream'), undefined],
  ['a tree without pages', pdfOf('<< /Type /Pages /Count 0 >>'), undefined],
  ['a file that was cut short', pdfOf(branch).slice(0, -20), undefined],
  ['another file', Buffer.from(`x${Buffer.from(pdfOf(branch)).toString()}`), undefined],
  ['an empty file', new Uint8Array(), undefined],
])('the pages of %s', (_, bytes, pages) => {
  expect(countPdfPages(bytes)).toBe(pages)
})

test('an output is outdated when it or an input of it has changed', () => {
  const files: Record<string, string> = {
    'public/a.pdf': 'pdf',
    'content/a.md': 'text',
    'content/b.json': '{"x":1,"y":2}',
  }
  const read = (file: string) => (files[file] === undefined ? undefined : Buffer.from(files[file]))
  const inputs = ['content/a.md', 'content/b.json#x'].map((input) => [input, hashInput(input, read)])
  const output = {
    sha256: hashInput('public/a.pdf', read) ?? '',
    inputs: { ...Object.fromEntries(inputs), 'node_modules/f': '0' },
  }
  const lock = parseRecordedHashes(Buffer.from(JSON.stringify({ '/a.pdf': output })))
  const outdatedWith = (changed: Record<string, string>) =>
    outdatedOutputs(lock, (file) => (changed[file] === undefined ? read(file) : Buffer.from(changed[file])))
  expect(outdatedWith({})).toEqual([])
  expect(outdatedWith({ 'content/b.json': '{"y":3,"x":1}' })).toEqual([])
  for (const file of [...Object.keys(files), 'node_modules/f'])
    expect(outdatedWith({ [file]: '!' })).toEqual(['/a.pdf'])
  expect(parseRecordedHashes(Buffer.from('{"/a.pdf":1}'))).toEqual({})
})

// A paper says a thing in words of its own: a reader of the article learns more.
const texts = [...readTree({ content: 'content' }).content.values()]
  .filter(({ path }) => /^content\/.+\/.+\.md$/.test(path))
  .map(({ path, read }) => ({ path, sentences: sentencesOf(new TextDecoder().decode(read())) }))

function sentencesOf(text: string): string[] {
  return text
    .replace(/^---\n[^]*?^---$|^:::[^]*?^:::$|^```[^]*?^```$/gm, '')
    .split(/(?<=[.?!:])\s+|\n{2,}|\n(?=[-|\d])/)
    .map((sentence) => sentence.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}’'-]+/gu) ?? [])
    .filter((words) => words.length >= 8)
    .map((words) => words.join(' ').toLowerCase())
}

test('no sentence of eight words or more is both in a paper and in a text of the site', () => {
  const inPapers = new Set(
    texts.filter(({ path }) => path.startsWith('content/papers/')).flatMap(({ sentences }) => sentences),
  )
  expect(inPapers.size).toBeGreaterThan(100)
  const shared = texts
    .filter(({ path }) => !path.startsWith('content/papers/'))
    .flatMap(({ path, sentences }) =>
      sentences.filter((sentence) => inPapers.has(sentence)).map((sentence) => ({ path, sentence })),
    )
  expect(shared).toEqual([])
})
