import { expect, test } from 'vitest'
import { launchChecklist } from '../../src/generator/content/launch.ts'

// What an owner has to settle, with its place and its name.

/** The items of a file with that text, as lines. */
function linesOf(path: string, text: string, settings?: Parameters<typeof launchChecklist>[2]): string[] {
  const bytes = new TextEncoder().encode(text)
  const file = { path, kind: 'file' as const, size: bytes.length, read: () => bytes }
  return launchChecklist({ content: [file], public: [] }, '2026-01-01', settings).map(
    ({ kind, line, what }) => `${line} ${kind} ${what}`,
  )
}

test('an article is named by its title, and an address by itself', () => {
  const text =
    '---\ntitle: A "new" one\nplaceholder: template\n---\n\nWrite to a@b.example or https://c.example/d.\n\n```yaml\nplaceholder: sample\n```\n'
  expect(linesOf('content/blog/new-one.md', text)).toEqual([
    '3 template "A "new" one"',
    '6 example a@b.example, https://c.example',
  ])
})

test('an entry of a data file is named by its place and its own name, however it is laid out', () => {
  const json = `[{ "measure": "x", "placeholder": "sample" },\n{"deep": [{\n"name": "${'long '.repeat(20)}",\n"placeholder": "proposal"\n}]}]`
  expect(linesOf('content/data/any.json', json)).toEqual([
    '1 sample [0]: "x"',
    `4 proposal [1].deep[0]: "${'long '.repeat(20).slice(0, 57)}…"`,
  ])
  expect(linesOf('content/data/any.json', '{ "title": "Whole", "placeholder": "proposal" }')).toEqual([
    '1 proposal "Whole"',
  ])
})

test.each([
  ['2025-12-02', []],
  ['2025-12-01', ['1 review ']],
])('a review of %s, on the first of January 2026', (reviewed, lines) => {
  expect(linesOf('content/data/status.json', `{ "reviewed": "${reviewed}" }`)).toEqual(lines)
})

test('an unverified repository comes with the address to open', () => {
  const json = '{ "products": [{ "name": "One", "repo": "one", "unverified": true }] }'
  const organisation = { name: 'A', url: 'https://host.example/a', license: 'https://host.example/l' }
  const url = 'https://a.example'
  const addresses = { contact: '', security: '', careers: '', press: '', privacy: '' }
  expect(linesOf('content/data/any.json', json, { url, organisation, addresses })).toEqual([
    '1 unverified products[0]: "One" https://host.example/a/one',
  ])
  expect(linesOf('content/data/any.json', json)).toEqual(['1 unverified products[0]: "One" repo:one'])
})

test.each([
  ['content/data/home.json', '{ "a": {\n"placeholder": "sample",\n', '2 sample '],
  ['content/blog/x.md', 'placeholder: sample', '1 sample '],
])('%s is listed though it is broken', (file, text, line) => {
  expect(linesOf(file, text)).toEqual([line])
})
