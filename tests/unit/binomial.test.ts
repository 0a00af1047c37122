import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The technical paper prints numbers that follow from the binomial distribution: they are computed here again.

const paper = readFileSync('content/papers/technical.md', 'utf8')

/** The chance of at most so many failures, in logarithms: the first term of a large sample is too small for a number. */
function chanceOfAtMost(failures: number, trials: number, rate: number): number {
  let [term, sum] = [trials * Math.log1p(-rate), 0]
  for (let count = 0; count <= failures; count++) {
    sum += Math.exp(term)
    term += Math.log(((trials - count) / (count + 1)) * (rate / (1 - rate)))
  }
  return sum
}

/** The one-sided 95% upper bound of Clopper and Pearson. */
function upperBound(failures: number, trials: number): number {
  let [low, high] = [failures / trials, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (chanceOfAtMost(failures, trials, middle) > 0.05) low = middle
    else high = middle
  }
  return high
}

/** The rows of the tables whose first head is the one given. */
function rowsUnder(head: string): string[][] {
  const tables = [...paper.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table.split('\n').map((row) => row.split(/ *\| */).slice(1, -1)),
  )
  return tables.filter(([first]) => first?.[0] === head).flatMap((rows) => rows.slice(2, -1))
}

const numberOf = (cell = ''): number => Number(cell.replace(/[,%]/g, ''))

test.each(rowsUnder('Trials'))('upper bounds of %s trials', (trials, ...bounds) => {
  const computed = bounds.map((bound, index) => {
    const digits = bound.replace(/^\d+\.|%/g, '').length
    return Number((100 * upperBound([0, 1, 2, 3, 5][index] ?? NaN, numberOf(trials))).toFixed(digits))
  })
  expect(bounds.map(numberOf)).toEqual(computed)
})

test.each(rowsUnder('Events measured'))('the 95th percentile of %s events is bounded by rank %s', (events, rank) => {
  const chanceAt = (bound: number): number => chanceOfAtMost(bound - 1, numberOf(events), 0.95)
  expect([chanceAt(numberOf(rank)) >= 0.95, chanceAt(numberOf(rank) - 1) < 0.95]).toEqual([true, true])
})

test.each(rowsUnder('Events in a request'))('%s of a slow event', (_, ...chances) => {
  const computed = [1, 5, 10, 20, 50, 100].map((count) => 100 * (1 - 0.95 ** count))
  expect(chances).toEqual(computed.map((chance, at) => `${chance.toFixed(chances[at]?.includes('.') ? 1 : 0)}%`))
})

const claims = paper.matchAll(/support (99\.9+)% takes ([\d,]+) clean \w+, or ([\d,]+) with one failure/g)

test.each([...claims].map(([, ...numbers]) => numbers))(
  '%s%% costs %s clean trials or %s with one failure',
  (rate, ...trials) => {
    const most = 1 - numberOf(rate) / 100
    for (const [failures, count] of trials.map(numberOf).entries())
      expect([upperBound(failures, count) <= most, upperBound(failures, count - 1) > most]).toEqual([true, true])
  },
)
