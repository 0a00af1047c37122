/**
 * The mark of SentinelOps in a box of 32 by 32: a turnstile that runs into an end-of-proof square, "this is proved". Header,
 * icons and social cards draw it from here.
 */
export const markPaths = {
  /** The turnstile: a stroke of `weight`, in the ink of the text. */
  line: 'M5 4v24M5 16h13',
  weight: 2.5,
  /** The square: a fill, in proof green. */
  end: 'M18 10h10v12H18z',
}
