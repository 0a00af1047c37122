import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { expect, test } from 'vitest'
import { cutBody } from '../../src/generator/content/front-matter.ts'
import { parsePage } from '../site/html.ts'
import { readBody } from './read-body.ts'

// Sätteri takes the place of remark's own parser, for speed. Both must read our content alike, but for what remark's own parser
// lacks: blocks, tables and ids of headings, and paragraphs with footnotes, callouts, strikes, bare addresses or pictures of ours.

const extended = /\[\^|\[!|!\[|~~|@|(?<![(<])(?:https?:\/\/|www\.)/

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
const texts = files.filter((file) => /^(blog|pages|legal)\b.*\.md$/.test(file))

test.each(texts)('%s reads the same with both parsers', (file) => {
  const { body } = cutBody(readFileSync(join('content', file), 'utf8'))
  const common = body
    .replace(/^:::[\s\S]*?^:::$/gm, '')
    .replace(/^::.*$/gm, '')
    .replace(/^\|.*$/gm, '')
    .replace(/^(`{3,})[^\n`]*[ {][^]*?^\1$/gm, '')
    .replace(/^(#.*) \{#[\w-]+\}$/gm, '$1')
    // Only the whole tree knows which page a linked file becomes.
    .replace(/\]\([\w./-]+\.md(?=[#)])/g, '](/')
    .split(/\n{2,}/)
    .filter((part) => !extended.test(part))
    .join('\n\n')
  const ours = readBody(common).html
  const theirs = remark()
    .use(remarkHtml)
    .processSync(common.replace(/\b(repo|mail):/g, 'https:'))
    .toString()
    .trim()
  expect(plain(ours)).toBe(plain(theirs))
})

/** Without what our own steps add: attributes, words about new tabs, links of headings to themselves and colours. */
function plain(html: string): string {
  return html
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(/(<h\d[^>]*>)<a href="#[^"]*">(.*?)<\/a>(?=<\/h)/g, '$1$2')
    .replace(/<div class="code-block[^>]*>(<pre[^>]*>)|(<\/pre>)<\/div>|<\/?span[^>]*>/g, '$1$2')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
}

function htmlOf(markdown: string): string {
  const { html, messages } = readBody(markdown)
  expect(messages).toEqual([])
  return html
}

test('colons in prose are no directives, also after letters that are not ASCII', () => {
  const text = 'Čas 10:30, at 10:30:45 by read:org:all, ratio a:b, 🙂 see:this[x]{y=z} and :smile stay.'
  expect(htmlOf(text)).toBe(`<p>${text}</p>`)
  expect(htmlOf('x:y[[l](/docs/ "Map:west") a:b[`:c`]] :')).toBe(
    '<p>x:y[<a href="/docs/" title="Map:west">l</a> a:b[<code>:c</code>]] :</p>',
  )
  expect(htmlOf('At 10:30[^a:1].\n\n[^a:1]: Note')).toContain('<li id="note_1"')
  expect(
    htmlOf('![A map: at 10:30](/icon.svg "a:b")\n\n![b:c][d:e]\n\n[d:e]: /icon.svg').match(
      /(?<=alt="|caption>)[^"<\n]+/g,
    ),
  ).toEqual(['A map: at 10:30', 'a:b', 'b:c'])
  expect(htmlOf('At 10:30[^1] see:this[words](/docs/) `a:b[c]`.\n\n[^1]: Note')).toMatch(
    /^<p>At 10:30<sup>.*<\/sup> see:this<a href="\/docs\/">words<\/a> <code>a:b\[c\]<\/code>\.<\/p>/,
  )
})

test('a table scrolls in a box of its own, and its alignment is a class', () => {
  const html = htmlOf('| a | b[^1] |\n|---|--:|\n| 1 | 2 |\n\n[^1]: c')
  const opening = '<div class="table-scroll" tabindex="0" role="group" aria-label="Table, a, b">'
  expect(html.split(/\s*<table class="short-names short-values">/)[0]).toBe(opening)
  expect(html).toContain('<td class="text-right" data-label="b">2</td>')
  expect(html).not.toContain('align=')
})

const plainElements =
  'p em strong del br hr ul li h2 h3 h4 h5 h6 blockquote figure figcaption table thead tbody tr mark sup code span'.split(
    ' ',
  )

/** What prose may become, with the attributes of each element besides those of any. The rest is what a sanitiser would drop. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(plainElements.map((name) => [name, []])),
  a: 'href title target rel aria-label'.split(' '),
  section: ['aria-label'],
  aside: ['role', 'aria-label'],
  div: ['tabindex', 'role', 'aria-label', 'data-language'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  input: ['type', 'checked', 'disabled'],
  ol: ['start'],
  pre: ['tabindex', 'role', 'aria-label'],
  td: ['data-label'],
  th: ['scope'],
}

function unsafeIn(html: string): string[] {
  return parsePage(html)
    .querySelectorAll('*')
    .flatMap(({ rawTagName, attributes }) => [
      ...(rawTagName in allowed ? [] : [rawTagName]),
      ...Object.entries(attributes).flatMap(([name, value]) => {
        const isKnown = ['class', 'id'].includes(name) || allowed[rawTagName]?.includes(name)
        const isAddress = !['href', 'src'].includes(name) || /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/.test(value)
        return isKnown && isAddress ? [] : [`${rawTagName} ${name}="${value}"`]
      }),
    ])
}

const schemes = ['JaVaScript:x', 'java\nscript:x', '&#106;avascript:x', '\u0001javascript:x', 'data:text/html,x', 'x:y']

test.each([
  ...schemes.flatMap((url) => [`[a](<${url}>)`, `![a](<${url}>)`, `<${url}>`, `[a]\n\n[a]: <${url}>`]),
  '<script>x</script>\n\n<style>x</style> a <b onclick=y>b</b> <iframe src=x></iframe>\n\n<!-- <script> --> <img src=x onerror=y>',
  '```"><script>x</script>\nx\n```',
  '```js title="<script>" {1} "onclick=x\n<b>\n```\n\n> [!NOTE" onclick=x]\n> a\n\n> [!<b>]\n> a',
  '```lean" onclick="x\nx\n```',
  '![" onerror="x](/icon.svg "\\" onload=\\"x") [a](/b/ "\' onclick=\'x")',
  '| "><script> |\n|---|\n| " onclick="x |\n| `<b>` <b onclick=x> |',
  '## " onclick="x {#a"onclick=x}\n\n## <script>x</script> {#constructor}',
  ':x[y]{onclick=z} ::x{onclick=z}\n\n> :::x{onclick=z}\n> a\n> :::\n\n- ::checklist{onclick=z}',
  'a[^1]\n\n[^1]: <script>x</script> [b](javascript:x)',
  '&lt;script&gt;x&lt;/script&gt; \\<script>x\\</script> `<script>x</script>`\n\n    <script>x</script>',
  'http://a.example/"onclick="x www.a.example/<script> https://a.example/?<b>',
])('%j becomes nothing that could run, whatever the checks said', (markdown) => {
  expect(unsafeIn(readBody(markdown).html)).toEqual([])
})

test('of the text after notes the first paragraph is theirs, with the list that follows it, and never a heading', () => {
  const notes = ':::notes\n```yaml\n- title: a\n  description: b\n```\n:::'
  const { parts } = readBody(
    `${notes}\n\nOne\n\nTwo\n\n${notes}\n\n## Four\n\n${notes}\n\nSix:\n\n- Seven\n\nEight\n\n${notes}\n\nNine\n\n- Ten\n\nLast`,
  )
  const seen = parts.map((part) => (part.kind === 'prose' ? [part.noted, part.html.match(/[A-Z]\w+/g)] : part.name))
  expect(seen).toEqual([
    'notes',
    [true, ['One']],
    [undefined, ['Two']],
    'notes',
    [undefined, ['Four']],
    'notes',
    [true, ['Six', 'Seven']],
    [undefined, ['Eight']],
    'notes',
    [true, ['Nine', 'Ten']],
    [undefined, ['Last']],
  ])
})
