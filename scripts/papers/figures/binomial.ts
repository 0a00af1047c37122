/** The chance of at most `successes` in `trials` independent trials that each succeed with the given chance. */
export function chanceOfAtMost(successes: number, trials: number, chance: number): number {
  if (chance <= 0) return 1
  if (chance >= 1) return successes >= trials ? 1 : 0
  const odds = chance / (1 - chance)
  // In logarithms, as the first term of a large sample is too small for a number.
  let term = trials * Math.log1p(-chance)
  let sum = 0
  for (let count = 0; count <= successes; count++) {
    sum += Math.exp(term)
    term += Math.log(((trials - count) / (count + 1)) * odds)
  }
  return Math.min(1, sum)
}

/**
 * The one-sided upper bound of Clopper and Pearson: the largest failure rate at which so few failures would still occur with
 * a probability of 1 - confidence.
 */
export function upperBound(failures: number, trials: number, confidence = 0.95): number {
  let [low, high] = [failures / trials, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (chanceOfAtMost(failures, trials, middle) > 1 - confidence) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** How many trials with so many failures support a failure rate of at most `rate`. */
export function trialsFor(failures: number, rate: number): number {
  let [low, high] = [failures + 1, 2 ** 30]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (upperBound(failures, middle) <= rate) high = middle
    else low = middle + 1
  }
  return low
}

/** The lowest rank in a sample whose value bounds the 95th percentile from above; nothing if the sample is too small. */
export function rankAbove95(sample: number, confidence = 0.95): number | undefined {
  for (let rank = 1; rank <= sample; rank++) if (chanceOfAtMost(rank - 1, sample, 0.95) >= confidence) return rank
  return undefined
}
