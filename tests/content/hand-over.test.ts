import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handOverOf } from '../../src/generator/content/hand-over.ts'
import { site } from '../../src/site/schemas/site.ts'
import { editedTree, type Edits } from '../site/in-memory.ts'

// What an owner has to settle, with its place and its name.

const settings = site.parse(JSON.parse(readFileSync('content/site.json', 'utf8')))
const front =
  'date: 2025-01-01\ncategory: Vision\nplaceholder: true\n---\n\nWrite to a@b.example or https://c.example/d.\n'

/** The items of one file, as lines. */
function linesOf(file: string, edits: Edits = {}, known: typeof settings | undefined = settings): string[] {
  return handOverOf(editedTree(edits), known)
    .filter((item) => item.file === file)
    .map(({ kind, line, what }) => `${line} ${kind} ${what}`)
}

test('an article is named by its title, and an address by itself', () => {
  const file = 'content/blog/new-one.md'
  expect(linesOf(file, { [file]: `---\ntitle: A "new" one\n${front}` })).toEqual([
    '5 placeholder "A "new" one"',
    '8 example a@b.example, https://c.example',
  ])
})

test('an entry of a data file is named by its place and its own name, however it is laid out', () => {
  const file = 'content/data/targets.json'
  const json = `[{ "measure": "x", "placeholder": true },\n{"deep": [{\n"name": "${'long '.repeat(20)}",\n"placeholder": true\n}]}]`
  expect(linesOf(file, { [file]: json })).toEqual([
    '1 placeholder [0]: "x"',
    `4 placeholder [1].deep[0]: "${'long '.repeat(20).slice(0, 57)}…"`,
  ])
  expect(linesOf('content/data/roadmap.json')).toEqual([expect.stringMatching(/^\d+ placeholder "Roadmap"$/)])
})

test('an unverified repository comes with the address to open', () => {
  const file = 'content/data/products.json'
  const { url } = settings.organisation
  expect(linesOf(file)).toContainEqual(expect.stringMatching(`unverified products\\[3\\]: "SpecSync" ${url}/SpecSync$`))
  const unset = handOverOf(editedTree()).find(({ kind }) => kind === 'unverified')
  expect(unset?.what).toMatch(/ repo:SpecSync$/)
})

test('broken files are listed all the same', () => {
  const edits = {
    'content/data/home.json': '{ "a": {\n"placeholder": true,\n',
    'content/blog/x.md': 'placeholder: true',
  }
  expect(linesOf('content/data/home.json', edits)).toEqual(['2 placeholder '])
  expect(linesOf('content/blog/x.md', edits)).toEqual(['1 placeholder '])
})
