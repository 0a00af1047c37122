/** The same numbers in every run, 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A text put together from up to so many of the parts. */
export function randomText(random: () => number, parts: readonly string[], most: number): string {
  const count = Math.floor(random() * (most + 1))
  return Array.from({ length: count }, () => parts[Math.floor(random() * parts.length)] ?? '').join('')
}
