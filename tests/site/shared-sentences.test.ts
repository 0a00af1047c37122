import { expect, test } from 'vitest'
import { readTree } from '../../scripts/read-tree.ts'

// A paper says a thing in words of its own: whoever reads it after the article learns more.

const texts = [...readTree({ content: 'content' }).content.values()]
  .filter(({ path }) => /^content\/.+\/.+\.md$/.test(path))
  .map(({ path, read }) => ({ path, sentences: sentencesOf(new TextDecoder().decode(read())) }))

function sentencesOf(text: string): string[] {
  const prose = text.replace(/^---\n[^]*?^---$|^:::[^]*?^:::$|^```[^]*?^```$/gm, '')
  return prose
    .split(/(?<=[.?!:])\s+|\n{2,}|\n(?=[-|\d])/)
    .map((sentence) => sentence.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}’'-]+/gu) ?? [])
    .filter((words) => words.length >= 8)
    .map((words) => words.join(' ').toLowerCase())
}

test('no sentence of eight words and more stands in a paper and in a text of the site', () => {
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
