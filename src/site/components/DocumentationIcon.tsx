import type { ReactNode } from 'react'
import type { IconName } from '../data/docs.ts'

/** What each tool is about, 48 by 48: ink for the thing, hairlines for what is around it, green for what is proved. */
const drawings: Record<IconName, ReactNode> = {
  // Threads woven over and under, with the finished piece in the middle.
  layers: (
    <>
      <path className="ink" d="M12 5v15M12 28v15M36 5v15M36 28v15M24 5v3M24 16v2M24 30v2M24 40v3" />
      <path className="ink" d="M5 12h3M16 12h16M40 12h3M5 36h3M16 36h16M40 36h3M5 24h13M30 24h13" />
      <path className="seal-end" d="M18 18h12v12H18z" />
    </>
  ),
  // A page of words, and what is derived from it.
  'file-check': (
    <>
      <path className="ink" d="M5 6h16l7 7v29H5zM21 6v7h7" />
      <path className="thin" d="M10 20h12M10 26h9M10 32h12" />
      <path className="proved" d="M35 13v22M35 24h9" />
    </>
  ),
  // A branch that leaves and comes back, and the caret that mends it.
  'git-pull-request': (
    <>
      <path className="ink" d="M12 12v24M12 18c0 9 10 4 14 10M8 5h8v7H8zM8 36h8v7H8z" />
      <path className="thin" d="M23 43h18M23 5h18" />
      <path className="proved" d="M34 13v22M29 12h10M29 36h10" />
    </>
  ),
  // Two texts line against line: one pair has drifted, one agrees.
  'scan-text': (
    <>
      <path className="ink" d="M16 5H5v38h11M32 5h11v38H32" />
      <path className="thin" d="M11 13h9M28 13h9M20 13h8M11 35h9M28 31h9M20 35l8-4" />
      <path className="proved" d="M11 24h9M28 24h9M20 24h8" />
    </>
  ),
  // A sum inside the brackets of a matrix.
  sigma: (
    <>
      <path className="ink" d="M14 5H6v38h8M34 5h8v38h-8" />
      <path className="proved" d="M32 14H17l9 10-9 10h15" />
    </>
  ),
  // A kernel and the pins round it.
  cpu: (
    <>
      <path className="ink" d="M10 10h28v28H10z" />
      <path
        className="thin"
        d="M17 3v7M24 3v7M31 3v7M17 38v7M24 38v7M31 38v7M3 17h7M3 24h7M3 31h7M38 17h7M38 24h7M38 31h7"
      />
      <path className="proved" d="M19 16v16M19 24h11" />
    </>
  ),
  // An envelope with its flap, sealed.
  shield: (
    <>
      <path className="ink" d="M4 10h40v28H4z" />
      <path className="thin" d="M4 38l14-13M44 38L30 25M4 10l20 16 20-16" />
      <path className="seal-end" d="M18 19h12v12H18z" />
    </>
  ),
  // A closed case, one side of it weighed.
  box: (
    <>
      <path className="ink" d="M24 4l17 10v20L24 44 7 34V14zM24 24v20M24 24L7 14M24 24l17-10" />
      <path className="proved" d="M29 28l8-5M29 34l8-5" />
    </>
  ),
  // A log with a break in it, and the lens over the line that counts.
  'search-check': (
    <>
      <path className="thin" d="M5 7h30M5 15h11M5 23h9M5 31h11M5 39h22" />
      <circle className="ink" cx="29" cy="23" r="11" />
      <path className="ink" d="M37 31l7 9" />
      <path className="proved" d="M23 23h12" />
    </>
  ),
  // A graduated vessel, filled to the mark.
  flask: (
    <>
      <path className="ink" d="M16 4h16M19 4v13L7 43h34L29 17V4" />
      <path className="thin" d="M19 9h5M19 14h5M14 36h5M17 41h5" />
      <path className="proved" d="M15 28h18" />
    </>
  ),
  // Records in layers, one of them checked.
  database: (
    <>
      <path className="ink" d="M8 10v28c0 7 32 7 32 0V10" />
      <ellipse className="ink" cx="24" cy="10" rx="16" ry="5.25" />
      <path className="thin" d="M8 29c0 7 32 7 32 0" />
      <path className="proved" d="M8 20c0 7 32 7 32 0" />
    </>
  ),
}

/** Where the ink of a drawing begins, so that it stands on the edge of the text below it. */
const lefts: Record<IconName, number> = {
  layers: 4.25,
  'file-check': 4.25,
  'git-pull-request': 7.25,
  'scan-text': 4.25,
  sigma: 5.25,
  cpu: 2.5,
  shield: 3.25,
  box: 6.25,
  'search-check': 4.5,
  flask: 6,
  database: 7.25,
}

/** The drawing that a documentation entry names: beside a word, never instead of one. */
export function DocumentationIcon({ name }: { name: IconName }) {
  return (
    <svg
      className="glyph"
      viewBox={`${lefts[name]} 0 48 48`}
      width="48"
      height="48"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  )
}
