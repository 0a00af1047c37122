import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { highlightCode, codeClasses } from '../../src/generator/markdown/highlight.ts'
import { fenceNames, languageOf } from '../../src/generator/markdown/highlight-languages.ts'
import { readBody } from './read-body.ts'

const htmlOf = (markdown: string): string => readBody(markdown).html

/** The code, in which each piece with a class is written as «keyword:def». */
function coloured(code: string, language: string): string {
  return highlightCode(code, language)
    .map(({ text, className }) => (className ? `«${className.replace('code-', '')}:${text}»` : text))
    .join('')
}

const samples: Record<string, string> = {
  lean: '«keyword:theorem» «function:le» (n : «type:Nat») : f n ≤ «number:10» := «keyword:by» «comment:-- soon»\n  «gap:sorry»',
  rust: '«keyword:pub fn» «function:check»(x: &«keyword:str») -> «type:Result»<(), «type:Error»> {\n    «keyword:let mut» y = «number:3»; «comment:// three»\n    «function:say»(«string:"a\\n"»)\n}',
  typescript:
    '«keyword:export interface» «type:Foo» { bar: «type:string» }\n«keyword:const» «function:f» = (x: Foo) => «string:`a »${x.bar}«string: b`» «comment:// c»',
  yaml: '«comment:# list»\n«key:list»:\n  - «key:x»: «number:1»\n    «key:k»: «number:true»\n    «key:z»: «string:"q"»\n    «key:w»: words',
  bash: '«comment:# get it»\n«function:git» clone «key:--depth» «number:1» «string:"$A"»\n«keyword:if» «function:true»; «keyword:then» «function:cd» a; «keyword:fi»',
  json: '{«key:"a"»: [«number:1», «number:true», «number:null», «string:"x\\n"»]}',
  js: '«keyword:async function» «function:f»(x) { «keyword:return» «string:`a »${x}«string:`» } «comment:// b»',
  python:
    '«function:@cached»\n«keyword:def» «function:f»(x: «type:int»):\n    «keyword:return» «string:"a"» «comment:# b»',
  go: '«keyword:func» «function:Run»() «type:error» {\n\t«keyword:return» «number:nil» «comment:// b»\n}',
  html: '«key:<a href»«string:="/b/"»«key:>»c«key:</a>»«comment:<!-- d -->»',
  css: '«key:.a» { «key:color»: red; } «comment:/* b */»',
  sql: "«keyword:SELECT» a, «number:1» «keyword:FROM» b «keyword:WHERE» c = «string:'d'» «comment:-- e»",
  diff: '«comment:@@ -1 +1 @@»\n«deleted:-old\n»«inserted:+new\n» same',
  dockerfile: '«keyword:FROM» node «keyword:AS» build\n«keyword:CMD» [«string:"node"»] # a',
  rego: '«keyword:package» a\n«keyword:default» allow = «number:false»\nallow { input.b == «string:"c"» } «comment:# d»',
  toml: '«comment:# c»\n[«key:a»]\n«key:k» = «string:"v"»\n«key:n» = «number:1»',
}

const languages = [...Object.keys(samples), 'markup', 'jsx', 'markdown']

test.each(Object.entries(samples))('%s is coloured by what its words are', (language, sample) => {
  const code = sample.replace(/«\w+:([^»]*)»/g, '$1')
  expect(coloured(code, language)).toBe(sample)
})

const hostile = [
  '',
  'a\r\nb\r\n\r\n-- c\r\nd\re\n',
  '<script>alert("&amp;")</script>',
  '"\'`${<&>}\\',
  '/- /-- -/ «😀»',
  '😀\uD83D -- 😀\n# 😀 "😀"',
  '\u2028\u0000\t\u00a0',
  '__proto__: constructor',
  '<'.repeat(300),
]

test('the pieces of a code are the code, to the letter, and each class is known', () => {
  for (const language of languages)
    for (const code of [...hostile, ...Object.values(samples)]) {
      const pieces = highlightCode(code, language)
      expect(pieces.map(({ text }) => text).join('')).toBe(code)
      expect(codeClasses).toEqual(expect.arrayContaining(pieces.flatMap(({ className }) => className ?? [])))
    }
})

test('a block has a name and a place in the order of the keyboard; its colours are classes, and no style', () => {
  expect(htmlOf('```json\n{"<b>": 1}\n```')).toBe(
    '<div class="code-block" data-language="JSON"><pre tabindex="0" role="group" aria-label="Code, JSON"><code>' +
      '{<span class="code-key">"&#x3C;b>"</span>: <span class="code-number">1</span>}\n</code></pre></div>',
  )
})

test('code is as wide as the page where its longest line needs that', () => {
  const [narrow, wide] = [69, 70].map((length) => htmlOf(`\`\`\`\n${'a'.repeat(length)}\n\`\`\``))
  expect(narrow).toContain('<div class="code-block">')
  expect(wide).toContain('<div class="code-block wide-code">')
})

test.each([
  ['| Word | Meaning |\n|-|-|\n| a | a |', 'short-names short-values'],
  [`| Word | Meaning |\n|-|-|\n| ${'a'.repeat(25)} | ${'a'.repeat(41)} |`, undefined],
])('the class of a table says that its names and values are short: %j', (table, className) => {
  expect(/<table(?: class="([^"]+)")?>/.exec(htmlOf(table))?.[1]).toBe(className)
})

test.each(['```text\ndef a := 1\n```', '    def a := 1'])('%j stays plain', (markdown) => {
  expect(htmlOf(markdown)).toContain('aria-label="Code"><code>def a := 1\n</code></pre></div>')
})

test('a language that is not known is shown plain, with a warning that names the one that was meant', () => {
  const { html, problems } = readBody('a\n\n```rsut\nfn x\n```\n\n```JSON\n1\n```\n\n```txt\n```')
  const message = 'has code in "rsut", which is no language that Prism knows: it is shown plain. Did you mean rust?'
  expect(problems).toEqual([{ file: 'x.md', line: 3, column: 1, message, warning: true }])
  expect(html).toContain('<code>fn x\n</code>')
  expect(readBody(`- a\n\n  \`\`\`${'haskell'.repeat(9)}\n  x\n  \`\`\``).messages).toEqual([
    '3:3 has code in "haskellhaskellhaskellhaskellhaskellhaskellhaskellhaskellh...", which is no language that Prism knows: it is shown plain. Write text where that is meant.',
  ])
})

const fence = (name: string, definitions: number): string =>
  `\`\`\`lean\n${`def ${name} := 1\n\n`.repeat(definitions)}\`\`\`\n\n`

test('a line of more than 200 characters stays plain, and so does code beyond 5,000 in one fence and 30,000 in one text', () => {
  const long = `def a := "${'x'.repeat(200)}"`
  const short = '«keyword:def» «function:a» := c'
  expect(coloured(`def a := c\n${long}\ndef a := c`, 'lean')).toBe(`${short}\n${long}\n${short}`)
  const html = htmlOf(fence('large', 500) + fence('early', 200).repeat(10) + fence('late', 1))
  expect(html).toContain('def large')
  expect(html).toContain('code-function">early')
  expect(html).toContain('def late')
})

test('what a language looks like does not depend on those that were read before', () => {
  const code = 'a\n<style>b { c: 1 }</style>\n<script>d(/e/)</script>'
  const before = languages.map((language) => coloured(code, language))
  for (const name of fenceNames) highlightCode('a', languageOf(name) ?? 'lean')
  expect(languages.map((language) => coloured(code, language))).toEqual(before)
})

test('the stylesheets have a rule for each class of code, and no other', () => {
  const css = ['base', 'prose'].map((name) => readFileSync(`src/site/styles/${name}.css`, 'utf8')).join('\n')
  const ruled = new Set([...css.matchAll(/\.(code-(?!block|title)\w+)(?=[ ,{\n])/g)].map(([, name]) => name))
  expect([...ruled].toSorted()).toEqual(codeClasses.toSorted())
})
