/** A source of numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** A number from 0 up to, and without, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** One of the list, which is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Mulberry32, in the public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return { next, between, pick: (list) => list[between(0, list.length - 1)] ?? list[0] }
}
