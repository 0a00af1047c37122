/** The colours of print: those of a light page in the site's stylesheet (src/site/styles/tokens.css). */
export const ink = {
  paper: '#faf8f3',
  ink: '#16202b',
  soft: '#404a55',
  faint: '#626a70',
  rule: '#dcd8cc',
  edge: '#83857f',
  proof: '#0a5a43',
  ground: '#e6efe8',
  refused: '#9b2c1f',
} as const

/** Those of a dark page that the logo needs. */
export const night = { paper: '#0e141b', ink: '#e9e6dd', proof: '#74d3ab' } as const

/** The faces of print. Files from another machine look different where these are missing. */
export const faces = {
  serif: "'Gentium Plus', 'Source Serif 4', 'Iowan Old Style', Palatino, Georgia, serif",
  mono: "'DejaVu Sans Mono', Menlo, Consolas, monospace",
} as const
