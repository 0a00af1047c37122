import { describe, expect, test } from 'vitest'
import { articleAt, slugOf } from '../../scripts/tools/bench/corpus.ts'
import { costs, tableOf, type Figure } from '../../scripts/tools/bench/table.ts'
import { fenceNames } from '../../src/generator/markdown/highlight-languages.ts'

// What the bench builds and counts.

describe('the corpus', () => {
  const size = 300
  const articles = Array.from({ length: size }, (_, index) => articleAt(index, size))

  test('is the same each time, with articles of 300 to 2,300 words, a thousand in the mean', () => {
    expect(articleAt(7, size)).toBe(articles[7])
    const words = articles.map((text) => text.split(/\s+/).length)
    expect(Math.min(...words)).toBeGreaterThan(300)
    expect(Math.max(...words)).toBeLessThan(2300)
    const mean = words.reduce((sum, count) => sum + count, 0) / size
    expect(Math.abs(mean - 1000)).toBeLessThan(100)
  })

  test('has a table, links to its own articles, and two fences in each, in languages that are coloured and no two alike', () => {
    const fences = articles.flatMap((text) => text.match(/^```\w+\n[\s\S]+?^```$/gm) ?? [])
    expect(new Set(fences).size).toBe(2 * size)
    expect(fences.filter((text) => !fenceNames.includes(/\w+/.exec(text)?.[0] ?? ''))).toEqual([])
    const slugs = new Set(articles.map((_, index) => slugOf(index)))
    const targets = articles.flatMap((text) =>
      [...text.matchAll(/\]\(\/blog\/(.+?)\/\)/g)].map(([, slug = '']) => slug),
    )
    expect([targets.length, targets.filter((slug) => !slugs.has(slug))]).toEqual([3 * size, []])
    expect(articles.filter((text) => !text.includes('| --- | ---: | --- |'))).toEqual([])
  })
})

test('the table has medians of ours, ratios of runs of the same round, and what a further article costs', async () => {
  const row = '10 cold, CPU s'
  const figuresOf = (name: string, values: number[], of = row): Figure[] =>
    values.map((value, round) => ({ row: of, name, round, value }))
  const figures = [
    ...figuresOf('ours', [1, 3, 2]),
    ...figuresOf('astro', [4, 6, 2]),
    ...figuresOf('hugo', [1, Number.NaN]),
    ...figuresOf('ours', [3, 5, 4], '1,010 cold, CPU s'),
  ]
  const titles = { ours: 'Ours', astro: 'Astro 7.3.4', hugo: 'Hugo' }
  const table = await tableOf([...figures, ...costs(figures, [10, 1010])], titles)
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows[0]?.slice(1, -1)).toEqual(['', 'Ours', '× Astro 7.3.4', '× Hugo'])
  expect(rows[2]?.slice(1, -1)).toEqual([row, '2.00', '0.50', '–'])
  expect(rows[4]?.slice(1, -1)).toEqual(['an article more, 10 to 1,010, CPU ms', '2.00', '–', '–'])
})
