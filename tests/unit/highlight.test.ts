import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseBody, type Body } from '../../src/generator/markdown/body.ts'
import { highlightCode, codeClasses } from '../../src/generator/markdown/highlight.ts'
import { fenceNames, languageOf } from '../../src/generator/markdown/highlight-languages.ts'
import { cutBody } from '../../src/generator/content/front-matter.ts'
import { bodyContext } from './body-context.ts'

function bodyOf(markdown: string, medium: 'screen' | 'paper' = 'screen'): { value?: Body; messages: string[] } {
  const { value, problems } = parseBody(markdown, bodyContext({ medium }))
  return { ...(value && { value }), messages: problems.map(({ line, message }) => `${line} ${message}`) }
}

function htmlOf(markdown: string, medium?: 'screen' | 'paper'): string {
  return (bodyOf(markdown, medium).value?.parts ?? [])
    .map((part) => (part.kind === 'prose' ? part.html : ''))
    .join('\n')
}

/** The classes of a block of code. */
function widthOf(code: string): string | undefined {
  return /<div class="([^"]+)"/.exec(htmlOf('```\n' + code + '\n```'))?.[1]
}

/** The class of a table with these names of columns, and the rows `row` and `a`. */
function classOf(names: string[], row = 'a'): string | undefined {
  const cells = (text: string, first = text) => `|${first}${text.repeat(names.length - 1)}\n`
  const table = `| ${names.join(' | ')} |\n${cells('---|')}${cells('a|', `${row}|`)}${cells('a|')}`
  return /<table(?: class="([^"]+)")?>/.exec(htmlOf(table))?.[1]
}

/** "keyword:def", for each piece with a class. */
function coloured(code: string, language: string): string[] {
  return highlightCode(code, language).flatMap(({ text, className }) =>
    className ? [`${className.replace('code-', '')}:${text}`] : [],
  )
}

const samples: Record<string, { code: string; expected: string[] }> = {
  lean: {
    code: 'theorem le (n : Nat) : f n ≤ 10 := by -- soon\n  sorry',
    expected: ['keyword:theorem', 'function:le', 'type:Nat', 'number:10', 'keyword:by', 'comment:-- soon', 'gap:sorry'],
  },
  rust: {
    code: 'pub fn check(x: &str) -> Result<(), Error> {\n    let mut y = 3; // three\n    say("a\\n")\n}',
    expected: [
      'keyword:pub fn',
      'function:check',
      'keyword:str',
      'type:Result',
      'type:Error',
      'keyword:let mut',
      'number:3',
      'comment:// three',
      'function:say',
      'string:"a\\n"',
    ],
  },
  typescript: {
    code: 'export interface Foo { bar: string }\nconst f = (x: Foo) => `a ${x.bar} b` // c',
    expected: [
      'keyword:export interface',
      'type:Foo',
      'type:string',
      'keyword:const',
      'function:f',
      'string:`a ',
      'string: b`',
      'comment:// c',
    ],
  },
  yaml: {
    code: '# list\nlist:\n  - x: 1\n    k: true\n    z: "q"\n    w: words',
    expected: [
      'comment:# list',
      'key:list',
      'key:x',
      'number:1',
      'key:k',
      'number:true',
      'key:z',
      'string:"q"',
      'key:w',
    ],
  },
  bash: {
    code: '# get it\ngit clone --depth 1 "$A"\nif true; then cd a; fi',
    expected: [
      'comment:# get it',
      'function:git',
      'key:--depth',
      'number:1',
      'string:"$A"',
      'keyword:if',
      'function:true',
      'keyword:then',
      'function:cd',
      'keyword:fi',
    ],
  },
  json: {
    code: '{"a": [1, true, null, "x\\n"]}',
    expected: ['key:"a"', 'number:1', 'number:true', 'number:null', 'string:"x\\n"'],
  },
  markdown: {
    code: '# Title\n\nText `code` [a](/b/)',
    expected: ['keyword:# Title', 'string:`code`', 'key:[', 'key:](/b/)'],
  },
  js: {
    code: 'async function f(x) { return `a ${x}` } // b',
    expected: ['keyword:async function', 'function:f', 'keyword:return', 'string:`a ', 'string:`', 'comment:// b'],
  },
  python: {
    code: '@cached\ndef f(x: int):\n    return "a" # b',
    expected: [
      'function:@cached',
      'keyword:def',
      'function:f',
      'type:int',
      'keyword:return',
      'string:"a"',
      'comment:# b',
    ],
  },
  go: {
    code: 'func Run() error {\n\treturn nil // b\n}',
    expected: ['keyword:func', 'function:Run', 'type:error', 'keyword:return', 'number:nil', 'comment:// b'],
  },
  html: {
    code: '<a href="/b/">c</a><!-- d -->',
    expected: ['key:<a href', 'string:="/b/"', 'key:>', 'key:</a>', 'comment:<!-- d -->'],
  },
  css: { code: '.a { color: red; } /* b */', expected: ['key:.a', 'key:color', 'comment:/* b */'] },
  sql: {
    code: "SELECT a, 1 FROM b WHERE c = 'd' -- e",
    expected: ['keyword:SELECT', 'number:1', 'keyword:FROM', 'keyword:WHERE', "string:'d'", 'comment:-- e'],
  },
  diff: {
    code: '@@ -1 +1 @@\n-old\n+new\n same',
    expected: ['comment:@@ -1 +1 @@', 'deleted:-old\n', 'inserted:+new\n'],
  },
  dockerfile: {
    code: 'FROM node AS build\nCMD ["node"] # a',
    expected: ['keyword:FROM', 'keyword:AS', 'keyword:CMD', 'string:"node"'],
  },
  rego: {
    code: 'package a\ndefault allow = false\nallow { input.b == "c" } # d',
    expected: ['keyword:package', 'keyword:default', 'number:false', 'string:"c"', 'comment:# d'],
  },
  toml: {
    code: '# c\n[a]\nk = "v"\nn = 1',
    expected: ['comment:# c', 'key:a', 'key:k', 'string:"v"', 'key:n', 'number:1'],
  },
}

const languages = [...Object.keys(samples), 'markup', 'jsx']

test.each(Object.entries(samples))('%s is coloured by what its words are', (language, { code, expected }) => {
  expect(coloured(code, language)).toEqual(expected)
})

const files = ['content/blog', 'content/pages', 'content/papers', 'content'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const written = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, name = '', code = '']) => ({
    language: languageOf(name),
    code,
  })),
)
const hostile = [
  '',
  '\n',
  '\r\n',
  'a\r\nb\r\n\r\n-- c\r\n',
  'a\rb',
  '<script>alert("&amp;")</script>',
  '"\'`${<&>}\\',
  '/- /-- -/ «😀»',
  '😀\uD83D -- 😀\n# 😀 "😀"',
  '\u2028\u0000\t\u00a0',
  '__proto__: constructor',
  '<'.repeat(300),
]

test('the pieces of a code are the code, to the letter', () => {
  expect(written.length).toBeGreaterThan(30)
  const own = written.flatMap(({ language, code }) => (language ? [{ language, code }] : []))
  const others = languages.flatMap((language) => hostile.map((code) => ({ language, code })))
  for (const { language, code } of [...own, ...others])
    expect(
      highlightCode(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
})

test('a block has a name and a place in the order of the keyboard; its colours are classes, and no style', () => {
  expect(htmlOf('```json\n{"<b>": 1}\n```')).toBe(
    '<div class="code-block" data-language="JSON"><pre tabindex="0" role="group" aria-label="Code, JSON"><code>' +
      '{<span class="code-key">"&#x3C;b>"</span>: <span class="code-number">1</span>}\n</code></pre></div>',
  )
})

test.each(['```text\ndef a := 1\n```', '```\ndef a := 1\n```', '    def a := 1'])('%j stays plain', (markdown) => {
  expect(htmlOf(markdown)).toBe(
    '<div class="code-block"><pre tabindex="0" role="group" aria-label="Code"><code>def a := 1\n</code></pre></div>',
  )
})

test('code whose longest line the column of the text cannot hold is as wide as the page', () => {
  expect(widthOf(`${'a'.repeat(69)}\n${'b'.repeat(69)}`)).toBe('code-block')
  expect(widthOf(`a\n${'b'.repeat(70)}`)).toBe('code-block wide-code')
})

test('the names of columns stand above all cells of a stacked table as soon as one is long; that of its rows does not count', () => {
  expect(classOf(['Five words for a claim', 'Meaning', 'Handed over'])).toBe('short-names')
  expect(classOf(['Word', 'Meaning', 'What you find later'])).toBe('names-above short-names')
})

test('the names of the rows of a table are kept whole only where all are short', () => {
  expect(classOf(['Word', 'Meaning'], `*${'a'.repeat(24)}*`)).toBe('short-names')
  expect(classOf(['Word', 'Meaning'], 'a'.repeat(25))).toBeUndefined()
})

test('on paper code is as Markdown gives it', () => {
  expect(htmlOf('```lean\ndef a := 1\n```', 'paper')).toBe('<pre><code class="language-lean">def a := 1\n</code></pre>')
})

test('code inside a list is coloured as well, and the data of a block are left alone', () => {
  expect(htmlOf('- a\n\n  ```lean\n  def a := 1\n  ```')).toContain('<span class="code-keyword">def</span>')
  const block = ':::checklist\n```yaml\n- title: a\n  description: b\n```\n:::'
  expect(bodyOf(block)).toMatchObject({ messages: [], value: { parts: [{ name: 'checklist' }] } })
})

test('a language that is not known is shown plain, with a warning that names the one that was meant', () => {
  const { value, problems } = parseBody('a\n\n```rsut\nfn x\n```\n\n```JSON\n1\n```\n\n```txt\n```', bodyContext())
  expect(problems).toEqual([
    {
      file: 'x.md',
      line: 3,
      column: 1,
      message: 'has code in "rsut", which is no language that Prism knows: it is shown plain. Did you mean rust?',
      warning: true,
    },
  ])
  expect(JSON.stringify(value)).toContain('<code>fn x\\n</code>')
  expect(bodyOf(`\`\`\`${'haskell'.repeat(9)}\nx\n\`\`\``, 'paper').messages).toEqual([
    '1 has code in "haskellhaskellhaskellhaskellhaskellha...", which is no language that Prism knows: it is shown plain. Write text where that is meant.',
  ])
})

/** A fence of as many definitions, each followed by a blank line. */
function fence(name: string, definitions: number): string {
  return `\`\`\`lean\n${`def ${name} := 1\n\n`.repeat(definitions)}\`\`\`\n\n`
}

test('a line of more than 200 characters stays plain, and so does code beyond 5,000 in one fence and 30,000 in one text', () => {
  const long = `def a := "${'x'.repeat(200)}"`
  expect(coloured(`def a := c\n${long}\ndef b := c`, 'lean')).toEqual([
    'keyword:def',
    'function:a',
    'keyword:def',
    'function:b',
  ])
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

test('the stylesheet has a rule for each class of code, and no other', () => {
  const css = readFileSync('src/site/styles/base.css', 'utf8')
  const ruled = new Set([...css.matchAll(/\.(code-(?!block)\w+)(?=[ ,{\n])/g)].map(([, name]) => name))
  expect([...ruled].toSorted()).toEqual(codeClasses.toSorted())
})

test.each(files.filter((file) => !file.endsWith('README.md')))(
  '%s has only classes with a rule, and no style',
  (file) => {
    const html = htmlOf(cutBody(readFileSync(file, 'utf8')).body)
    const used = [...html.matchAll(/<span class="(code-[^"]*)"/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !codeClasses.some((known) => known === name))).toEqual([])
    expect(html).not.toMatch(/<[^>]* style=/)
  },
)
