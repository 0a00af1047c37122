import { expect, test } from 'vitest'
import { largestWithin, stepBetween } from '../../scripts/papers/search.ts'

const measured = (valueOf: (step: number) => number) => {
  const steps: number[] = []
  return {
    steps,
    measure: (step: number): Promise<number> => {
      steps.push(step)
      return Promise.resolve(valueOf(step))
    },
  }
}

test.each([
  [10, { step: 1000, value: 10 }],
  [9, { step: 900, value: 9 }],
  [8, undefined],
  [40, { step: 1140, value: 12 }],
])('the largest type size that gives at most %i pages', async (limit, found) => {
  const { steps, measure } = measured((size) => Math.ceil(size / 100))
  expect(await largestWithin({ first: 900, last: 1140, limit }, measure)).toEqual(found)
  expect(steps.length).toBeLessThan(10)
})

test('a resolution whose bytes lie in the window, found in a few steps', async () => {
  const { steps, measure } = measured((scale) => 20_000 + scale * 37)
  const found = await stepBetween({ first: 1200, last: 10_000, least: 200_501, most: 201_499 }, measure)
  expect(found?.value).toBeGreaterThanOrEqual(200_501)
  expect(found?.value).toBeLessThanOrEqual(201_499)
  expect(steps.length).toBeLessThan(16)
})

test('a window that bisection misses, as sizes do not grow evenly, is found beside it', async () => {
  const { measure } = measured((scale) => scale * 10 + (scale % 2) * 20)
  expect(await stepBetween({ first: 0, last: 1000, least: 5049, most: 5051 }, measure)).toEqual({
    step: 503,
    value: 5050,
  })
})

test('a window that no step reaches', async () => {
  const { measure } = measured((scale) => scale * 1000)
  expect(await stepBetween({ first: 1, last: 100, least: 50_100, most: 50_900 }, measure)).toBeUndefined()
})
