/** A percentage for a scale that gives each further nine the same length: 90 is 1, 99 is 2, 99.99 is 4. */
export function ninesOf(percent: number): number {
  return -Math.log10(1 - percent / 100)
}
