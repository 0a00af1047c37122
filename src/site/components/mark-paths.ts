/**
 * The mark of SentinelOps in a box of 32 by 32: a turnstile that runs into an end-of-proof square, "this is proved". It is 24 by
 * 24, in the middle of its box, and each of its edges lies on a whole unit. Header, icons, cards and papers draw it from here.
 */
export const markPaths = {
  /** The turnstile: a stroke of `weight`, in the ink of the text. */
  line: 'M5 4v24M6 16h10',
  weight: 2,
  /** The square: a fill, in proof green. */
  end: 'M16 10h12v12H16z',
}
