import { expect, test } from 'vitest'
import { exceededLimit, hasTooManyValues } from '../../src/generator/markdown/limits.ts'

test('a text as long as a book is read', () => {
  const paragraph = `${'Sentences of a [paper](/docs/) with `code`, 10:30 and more. '.repeat(20)}\n\n`
  expect(exceededLimit(`## A heading\n\n${paragraph}`.repeat(200))).toBeUndefined()
})

test('the line is told on which a block begins that is too long', () => {
  expect(exceededLimit(`a\n\n${'- a\n'.repeat(2100)}`)).toEqual({
    line: 3,
    message: 'has more than 2000 lines or 30000 characters without a blank line between. Split them.',
  })
})

test('JSON with more values than any data file is refused', () => {
  expect(hasTooManyValues(`[${'1,'.repeat(30_000)}1]`)).toBe(true)
  expect(hasTooManyValues('{"a": [1, 2]}')).toBe(false)
})
