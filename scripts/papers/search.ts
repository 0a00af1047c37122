/** What a search found, and what it measured there. */
export interface Found {
  step: number
  value: number
}

/**
 * Finds the largest whole step whose value is at most `limit`, where values grow with the steps.
 *
 * @returns nothing if even the first step has more.
 */
export async function largestWithin(
  { first, last, limit }: { first: number; last: number; limit: number },
  measure: (step: number) => Promise<number>,
): Promise<Found | undefined> {
  let best: Found | undefined
  let [low, high] = [first, last]
  while (low <= high) {
    const step = Math.floor((low + high) / 2)
    const value = await measure(step)
    if (value <= limit) {
      best = { step, value }
      low = step + 1
    } else high = step - 1
  }
  return best
}

/**
 * Finds a whole step whose value lies between two bounds. The values need only grow by and large: where bisection ends
 * beside the window, the steps around are tried too.
 */
export async function stepBetween(
  { first, last, least, most }: { first: number; last: number; least: number; most: number },
  measure: (step: number) => Promise<number>,
): Promise<Found | undefined> {
  const good = (value: number): boolean => value >= least && value <= most
  let [low, high] = [first, last]
  while (low < high) {
    const step = Math.floor((low + high) / 2)
    const value = await measure(step)
    if (good(value)) return { step, value }
    if (value < least) low = step + 1
    else high = step
  }
  for (const step of [low, low - 1, low + 1, low - 2, low + 2, low - 3, low + 3]) {
    if (step < first || step > last) continue
    const value = await measure(step)
    if (good(value)) return { step, value }
  }
  return undefined
}
