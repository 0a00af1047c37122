import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rankAbove95, trialsFor, upperBound } from '../../scripts/papers/figures/binomial.ts'

// The technical paper prints figures that follow from the binomial distribution: they are computed here again.

const paper = readFileSync('content/papers/technical.md', 'utf8')

/** The cells of the table below a caption, its head left out. */
function rowsBelow(caption: string): string[][] {
  const [, table = ''] = new RegExp(`Table: ${caption}\\n\\n((?:\\|.*\\n)+)`).exec(paper) ?? []
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const numberOf = (cell = ''): number => Number(cell.replace(/[,%]/g, ''))

test('the upper bounds', () => {
  const rows = rowsBelow('95% upper bound on the failure rate, one-sided')
  expect(rows).toHaveLength(6)
  for (const [trials, ...bounds] of rows)
    for (const [index, failures] of [0, 1, 2, 3, 5].entries()) {
      const digits = bounds[index]?.replace(/^\d+\.|%/g, '').length ?? 0
      expect(numberOf(bounds[index]), `${failures} of ${trials}`).toBe(
        Number((100 * upperBound(failures, numberOf(trials))).toFixed(digits)),
      )
    }
})

test('the ranks', () => {
  const rows = rowsBelow('The rank whose value bounds the 95th percentile from above, at 95% confidence')
  expect(rows).toHaveLength(5)
  for (const [sample, rank] of rows) expect(rankAbove95(numberOf(sample))).toBe(numberOf(rank))
  expect(rankAbove95(58)).toBeUndefined()
})

test('the chance of a slow event', () => {
  const head = paper.split('Table: Chance that a request meets at least one slow event\n\n')[1]?.split('\n')[0]
  const events = head?.split('|').slice(2, -1).map(numberOf) ?? []
  const [[, ...chances] = []] = rowsBelow('Chance that a request meets at least one slow event')
  expect(events).toEqual([1, 5, 10, 20, 50, 100])
  events.forEach((count, index) => {
    const digits = chances[index]?.includes('.') ? 1 : 0
    expect(numberOf(chances[index])).toBe(Number((100 * (1 - 0.95 ** count)).toFixed(digits)))
  })
})

test('the trials that a claim costs, as the text gives them', () => {
  for (const [failures, rate] of [
    [0, 0.001],
    [1, 0.001],
    [0, 0.0001],
    [1, 0.0001],
  ] as const)
    expect(paper).toContain(trialsFor(failures, rate).toLocaleString('en-GB'))
  expect(upperBound(0, 200)).toBeCloseTo(0.015, 3)
  expect(upperBound(109, 3200)).toBeCloseTo(0.0398, 4)
})
