/** The colours of a light page in src/site/styles/tokens.css, for drawings that know no stylesheet. */
export const light = {
  paper: '#faf8f3',
  raised: '#f4f2ea',
  grid: '#ece8dc',
  rule: '#dcd8cc',
  ink: '#16202b',
  soft: '#404a55',
  proof: '#0a5a43',
} as const

/** Those of a dark page that the mark needs. */
export const dark = { paper: '#0e141b', ink: '#e9e6dd', proof: '#74d3ab' } as const
