import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../scripts/schemas/editor-schemas.ts'
import { documented, fieldsOf, withTables } from '../../scripts/schemas/manual.ts'
import { frozenPapers } from '../build/run-command.ts'
import { buildInMemory, problemLines, type Edits } from './in-memory.ts'

// content/README.md is the writers' manual: it leaves out no field and no block, and every example in it works.

const manual = readFileSync('content/README.md', 'utf8')

interface Example {
  heading: string
  before: string
  language: string
  text: string
}

const parts = /^(##+ .*)$|^(`{3,})(\w*)\n([^]*?)^\2$|^<!-- fields of (.+) -->$|^.+$/gm

function read(text: string): { examples: Example[]; tables: { heading: string; names: string }[] } {
  const found: ReturnType<typeof read> = { examples: [], tables: [] }
  let [heading, before] = ['', '']
  for (const [line, title, fence, language = '', example = '', names] of text.matchAll(parts)) {
    if (title) heading = title
    else if (fence) found.examples.push({ heading, before, language, text: example })
    else if (names) found.tables.push({ heading, names })
    else before = line
  }
  return found
}

const { examples, tables } = read(manual)

test.each([...documented])('%s: each field has a description', (_, schema) => {
  const fields = fieldsOf(jsonSchemaOf(schema))
  expect(fields.length).toBeGreaterThan(0)
  const bare = fields.filter(({ description }) => !/\w/.test(description)).map(({ path }) => path)
  expect(bare, 'Give each .describe("…")').toEqual([])
})

function narrow(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/-{2,}/g, '-')
}

test('every kind, data file and block has its table below words of its own, and each is current: run npm run format', () => {
  const names = new Set(tables.flatMap((table) => table.names.split(', ')))
  const bare = tables.filter(({ heading }) => heading.endsWith('.json`'))
  expect(
    [...[...documented.keys()].filter((name) => !names.has(name)), ...bare],
    'Write what each is for above its table',
  ).toEqual([])
  for (const text of [manual, manual.replace('<!-- end -->\n', '')])
    expect(narrow(withTables(text))).toBe(narrow(manual))
})

test('every kind and every block has an example', () => {
  const bare = tables.filter(({ heading }) => !examples.some((example) => example.heading === heading))
  // The shapes that recur are in the examples of others, and a data file is an example of itself.
  expect(bare.filter(({ names }) => !/^(page$|link$|point$|data\/)/.test(names))).toEqual([])
})

test('every example is valid', () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 5h40" /></svg>'
  const edits = Object.assign({ 'content/blog/line.svg': picture }, ...examples.map(editOf)) as Edits
  expect(Object.keys(edits).length).toBeGreaterThan(30)
  expect(problemLines(buildInMemory({ edits }))).toEqual([])
})

/** An example as an edit of the site: a file of its own, a text in one, or a part of a data file. */
function editOf({ heading, before, language, text }: Example, index: number): Edits {
  if (language === 'md') {
    const matter = `---\ntitle: Example ${index}\ndescription: What example ${index} shows.\ndate: 2025-01-01\ncategory: Vision\n---\n\n`
    if (/^title: Learn$/m.test(text)) return { 'content/pages/learn.md': text }
    return { [`content/blog/example-${index}.md`]: text.startsWith('---\n') ? text : matter + text }
  }
  if (language === 'text') return {}
  const [, path = ''] = /^`(.+)` could be:$/.exec(before) ?? []
  const [, file = ''] = /`([\w/-]+\.json)`/.exec(heading) ?? []
  if (language !== 'json' || !path || !file)
    throw new Error(`Nothing says what to do with the example below "${before}"`)
  return {
    [`content/${file}`]: (json) =>
      JSON.stringify(replaced(JSON.parse(json) as Data, path.match(/[^.[\]]+/g) ?? [], JSON.parse(frozenPapers(text)))),
  }
}

type Data = Record<string, unknown>

function replaced(data: Data, [key = '', ...rest]: string[], part: unknown): Data {
  if (!(key in data)) throw new Error(`There is no ${key} to replace`)
  data[key] = rest.length === 0 ? part : replaced(data[key] as Data, rest, part)
  return data
}
