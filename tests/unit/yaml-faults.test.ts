import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseYaml } from '../../src/generator/content/located.ts'
import { parseJson } from '../../src/generator/content/parse-json.ts'

const quotes = 'Put the value in quotes.'
const comment = `a comment in YAML. ${quotes} A comment has a line of its own.`
const reserved = `begins a value with a character that means something else in YAML. ${quotes}`
const after = 'has text after a closing quote or bracket. Put the whole value in quotes, other than those inside it.'
const astray = 'is not indented like the lines it belongs to. Start it in the same column, with spaces only.'
const tab = 'is indented with a tab. Use spaces.'
const backslash = 'has a backslash inside double quotes. Write two of them, or single quotes around the value.'
const noKey = 'is not a "key: value" line. Write the key with a colon and a space, or join it to the line above.'

test.each([
  ['- title: A\n\tasks:\n    - x\n', `2:1 ${tab}`],
  ['- title: A\n   asks:\n    - y\n', `2:4 ${astray}`],
  ['title: A\n date: B\n', `2:2 ${astray}`],
  ['- title A\n  asks:\n    - y\n', `1:3 ${noKey}`],
  ['aliases:\n- /a/\n-/b/\n', `3:1 ${noKey}`],
  ['title: A: b\n', `1:8 has a value that holds ": ". Put the value in straight quotes.`],
  ['title: "A" b\n', `1:12 ${after}`],
  ['title: @a\n', `1:8 ${reserved}`],
  ['title: & replays\n', `1:8 ${reserved}`],
  ['title: "A \\trial"\n', `1:8 ${backslash}`],
  ['* title: A\n', '1:1 begins an entry with "*". Write a hyphen and a space before each.'],
  ['title: - a\n', `1:8 ${reserved}`],
  ['title: *A* and more\n', `1:12 ${reserved}`],
  ['title: "A\\d"\n', `1:10 ${backslash}`],
  ['title: [A, B\ndate: C\n', '2:1 has a list or set without its closing bracket. Add it.'],
  ['title: &A and more\n', `1:11 would lose "&A", which is a mark in YAML. ${quotes}`],
  ['title: The # of proofs\n', `1:11 would lose what follows " #", ${comment}`],
  ['title: Issue #2 and more\n', `1:13 would lose what follows " #", ${comment}`],
])('%j is told in the words of someone who edits a file', (yaml, told) => {
  const { problems } = parseYaml('a.md', yaml)
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([told])
})

test.each([
  ['draft: true # until May\n', { draft: 'true' }],
  ['#title: A\ntitle: C#\n#date: B\n', { title: 'C#' }],
  ['title: "Issue #2"\n', { title: 'Issue #2' }],
])('%j is read as it is meant', (yaml, value) => {
  expect(parseYaml('a.md', yaml).value?.value).toEqual(value)
})

const marks =
  "! \" # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~ \t é – \u00a0 :_ _# _& _* _- '' \n \n__"
    .split(' ')
    .map((mark) => mark.replaceAll('_', ' '))

test.each(marks)('%j in a plain line means what it means to the YAML reader', (mark) => {
  const values = [mark, `${mark}a`, `a${mark}`, `a${mark}b`, `a ${mark} b`, `"${mark}"`, `'a${mark}'`]
  const readable = values
    .map((value) => `title: ${value}\ndate: 2025-02-30\n`)
    .filter((yaml) => parseYaml('a.md', yaml).problems.length === 0)
  expect(readable.map((yaml) => parseYaml('a.md', yaml).value?.value)).toEqual(
    readable.map((yaml): unknown => parse(yaml, { schema: 'failsafe' })),
  )
})

test.each([
  ['{ "a": [1, { "b": 2, "b": 3 }] }', '1:22 has the same key twice. Keep one of them.'],
  ['{ "a:": "\\":", "a": ["\\"a\\":", { "a": 1 }], "b": "\\\\" }', ''],
  ['{ "__proto__": 1 }', '1:3 uses the key __proto__, which is not allowed. Remove it.'],
])('%s is read by JSON.parse, which says nothing of its keys', (json, told) => {
  const { value, problems } = parseJson('a.json', json)
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('')).toBe(told)
  expect(value?.value).toEqual(told ? undefined : JSON.parse(json))
})
