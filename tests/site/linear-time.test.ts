import { expect, test } from 'vitest'
import { fileAnalyser } from '../../src/generator/checks/analyse-file.ts'
import { reportFindings, toFinding } from '../../src/generator/checks/findings.ts'
import { parseFrontMatter } from '../../src/generator/content/front-matter.ts'
import { launchItemsOf } from '../../src/generator/content/launch.ts'
import { parseJson } from '../../src/generator/content/parse-json.ts'
import { countPdfPages } from '../../src/generator/content/pdf.ts'
import { didYouMean } from '../../src/generator/content/problem.ts'
import { picturesIn } from '../../src/generator/content/pictures.ts'
import { pictureSize } from '../../src/generator/content/pictures/picture-size.ts'
import { parseSvg } from '../../src/generator/content/pictures/svg.ts'
import { nameCheck } from '../../src/generator/content/product-names.ts'
import { title } from '../../src/generator/define/fields.ts'
import { toTree } from '../../src/generator/content/source.ts'
import { parsePublishedText } from '../../src/generator/content/published.ts'
import { parseBody } from '../../src/generator/markdown/body.ts'
import { highlightCode } from '../../src/generator/markdown/highlight.ts'
import { exceededLimit } from '../../src/generator/markdown/limits.ts'
import { countWords } from '../../src/generator/markdown/word-count.ts'
import { cleanQuery } from '../../src/site/islands/search/widget.tsx'
import { wordsOf } from '../../src/site/islands/search/excerpt.ts'
import { parseTitle } from '../../src/site/islands/viewer/file-address.ts'
import { site } from '../../src/site/site.ts'
import { bodyContext } from '../unit/read-body.ts'

// What a writer, a visitor or a server sends is read in time that grows with its size, or is refused: 2 MB, the most that a file of
// content may have, of what makes a parser or an expression go back and forth. An expression that does takes minutes for it.

const bytes = 2_000_000
const limitMs = 2_000

const hidden = Array.from({ length: 5000 }, (_, day) => ({ path: `/blog/day-${day}/`, title: `Day ${day} of many` }))
const secrets = { hidden, folders: [], publicKey: undefined }
const analyse = fileAnalyser(secrets)
const namesIn = nameCheck({ names: ['SpecSync', 'Security Envelopes'], terms: { e2e: 'end to end' } })

function launchItems(text: string): unknown {
  const content = Buffer.from(`placeholder .example ${text}`)
  const file = { path: 'content/a.md', size: content.length, read: () => content }
  return launchItemsOf(toTree([file]), { today: '2026-01-01', lastDay: '2026-01-01' })
}

function findLinks(words: string): unknown {
  const links = [words.slice(0, 40_000), ...Array.from({ length: 2000 }, (_, index) => `/none-${index}/`)]
  const text = links.map((link) => `[a](${link}) ${words.slice(0, 130)}`).join('\n\n')
  const findings = links.map((link) => ({ ...toFinding(`links to ${link}`, [link]), file: 'a/index.html' }))
  return reportFindings(findings, { pageCount: 1, site, sourcesOf: () => ['a.md'], textOf: () => text })
}

const pictureStarts = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0\0\x10', 'RIFF\0\0\0\0WEBP', '\0\0\0\x14ftypavif', '<svg>']

const readSizes = (text: string): unknown =>
  pictureStarts.map((start) => pictureSize(Buffer.from(start + text, 'latin1')))
const readFile = (text: string): unknown => parseFrontMatter('a.md', text)
const readText = (content: string): unknown => analyse({ path: 'a.txt', content })
const readHtml = (content: string): unknown => analyse({ path: 'a.html', content })
const readPdf = (text: string): unknown => countPdfPages(Buffer.from(`%PDF-1.4\n${text}\n%%EOF`))
const readSvg = (text: string): unknown => parseSvg(`<svg><style>${text.slice(0, 500_000)}`)
const readMarkdown = (text: string): unknown => exceededLimit(text) ?? parseBody(text, bodyContext())

const blockOf = (text: string): string => text.slice(0, 29_000)
const marks = '5* [^a {:#a [ ]( [^ > **a |- <!-- &#x1F600; :a ^[ a^ ++abc {/* `|'
const keys = 'eyJ|-----BEGIN A |JeyJeeJyeyyJ.eyJeJ-JJeJJ.--JJ|postgres://a:'.split('|')
const yaml = (text: string): string => `:::notes\n\n\`\`\`yaml\n[${blockOf(text)}\n\`\`\`\n\n:::\n\n`
const table: [what: string, read: (text: string) => unknown, units: string[]][] = [
  ['a text beside 5,000 that are held back', readText, ['day-1 ', 'Day 1', ' of many', 'Day 1 of many ', '-']],
  ['front matter', (text) => readFile(`---\n${text}\n---\n`), ['\n', '- ', '? ', '- ? ', 'a: b\n', '[']],
  [
    'a short front matter',
    (text) => readFile(`---\n${text.slice(0, 9000)}\n---\n`),
    ['\n', '- ', '? ', '- ? ', '[', ']', '{a: ', 'a: b\n', '&a '],
  ],
  ['a front matter without an end', (text) => [readFile(`---\n${text}`), readFile(text)], ['\n', ' ', '--', '\n---']],
  ['JSON', (text) => parseJson('a.json', text), ['[', '{"a":', '* ', '\n\t', ',', ',\t', '"']],
  ['a plain text', (text) => title.safeParse(text), '*a| _a|~~a|[a](|[^|<https:|<!--|&a|`|â€'.split('|')],
  ['a text in JSON', (text) => parseJson('a.json', `{"a": ${JSON.stringify(text)}}`), ['"', '\\', ':"\\', '[']],
  ['Markdown', readMarkdown, '[|](|>|*a|- a\n|\n|<b>|::nope\n\n|a:b |a@b.c |\\|<!-- a -->\n\n|word '.split('|')],
  ['words', (text) => readMarkdown(`a${blockOf(text)}b!!!\n\n`.repeat(60)), "a|a b|é| \t| |1. |'".split('|')],
  ['references', (text) => readMarkdown(`${blockOf(text)}\n\n`.repeat(15)), ['$$&nbsp;【1†']],
  ['many marks', (text) => readMarkdown(blockOf(text)), ['– a\n', 'a\tb\n', ...marks.split(' ')]],
  ['blocks', (text) => readMarkdown(yaml(text).repeat(66)), [',', 'a,', '"']],
  ['a fence', (text) => readMarkdown(`\`\`\`sh\n${blockOf(text)}\n\`\`\`\n`), ['f=&', '"\\', '(', 'a']],
  ['code', (text) => highlightCode(text.slice(0, 4990), 'sh'), ['`a`\n', 'f=&', '"\\', '(', 'a']],
  ['code of livescript', (text) => highlightCode(text.slice(0, 4990), 'livescript'), ['/a/']],
  ['code of puppet', (text) => highlightCode(text.slice(0, 4990), 'puppet'), ['"#{/*']],
  ['code in data', (text) => highlightCode(text, 'sh'), ['`a` \n', '$(\n']],
  ['a suggestion', (text) => didYouMean(text, [`${text}a`]), ['ab']],
  ['a picture', readSvg, ['<', '<a ', '<a>', '&amp;', '<!--', '<a b="', 'url(', '[<!ENTITY']],
  ['the size of a picture', readSizes, ['\0\0\0\x14ispe']],
  ['a PDF', readPdf, ['endobj', '/Type ', '/Type /Pages /Count ', '/Type /Pages endobj', ' ']],
  ['HTML', readHtml, '<|<a |<!--|&|&#x1F600;|</|a| |<div>|<p><b>|<h2><code>x</code></h2><p>null'.split('|')],
  ['a text in HTML', (text) => readHtml(`<p>${text}`), [':::', '{{', '${a', '[object ', ' ·', '\n\t[', 'eyJ', ':::a[']],
  ['a key', (text) => readText(`sk-ant- ${text}`), keys],
  ['what a launch needs', launchItems, ['a', 'e+', '@', 'a@', 'a.', 'http://', ' ', '"']],
  ['links to nowhere', findLinks, ['a ', '/none-', '[a](/none-1/)\n']],
  ['addresses that were published', parsePublishedText, ['/', '/a', '\n']],
  ['names of products', namesIn, ['Spec ', 'security ', '\t', '-']],
  ['addresses of pictures', (text) => picturesIn(text, 'content/blog/a.md'), [']', '](', '](<', '](a', '.png']],
  ['words to count', countWords, ['](', '[', 'a', '`', ' ']],
  ['a title in an address', parseTitle, [' ', '\uD800']],
  ['a query', (text) => wordsOf(cleanQuery(text)), ['a', ' ', '-', 'é']],
  ['words to find', wordsOf, ['-', 'é']],
]

test.each(table)('%s', (_, read, units) => {
  const slow = units.filter((unit) => {
    const text = unit.repeat(bytes / unit.length)
    const before = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(before)
    return user + system > limitMs * 1000
  })
  expect(slow).toEqual([])
})

test('a text as long as a book is within the limits', () => {
  const paragraph = `${'Sentences of a [paper](/docs/) with `code`, 10:30 and more. '.repeat(20)}\n\n`
  expect(exceededLimit(`## A heading\n\n${paragraph}`.repeat(200))).toBeUndefined()
})
