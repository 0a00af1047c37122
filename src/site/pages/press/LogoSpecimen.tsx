import type { ReactNode } from 'react'
import { Logo } from '../../components/Logo.tsx'
import { markPaths } from '../../components/mark-paths.ts'
import type { Text } from './page.tsx'

/** The clear space: as wide as the end square, which is 12 of the mark's units. */
const clear = 12
/** The mark is 24 by 24 units, from 4 to 28 across its box and down it. */
const side = 24 + 2 * clear
const grid = Array.from({ length: 25 }, (_, index) => index + 4)

const grounds = {
  light: 'ground ground-light',
  dark: 'ground ground-dark',
  black: 'ground ground-black',
  white: 'ground ground-white',
} as const
type GroundName = keyof typeof grounds

/** How the logo is built, with the clear space around it, and the mark on its four grounds. */
export function LogoSpecimen({ text }: { text: Text['mediaKit']['specimen'] }) {
  return (
    <figure className="sheet specimen">
      <div className="specimen-plates">
        <Construction />
        <ul className="specimen-grounds">
          {(Object.keys(grounds) as GroundName[]).map((ground) => (
            <Ground key={ground} ground={ground}>
              {text.grounds[ground]}
            </Ground>
          ))}
        </ul>
      </div>
      <figcaption>{text.caption}</figcaption>
    </figure>
  )
}

function Construction() {
  return (
    <svg
      className="construction"
      viewBox={`0 0 ${side} ${side}`}
      width="520"
      height="520"
      aria-hidden="true"
      focusable="false"
    >
      <path className="construction-clear" d={`M0 0h${side}v${side}H0z`} />
      <g transform={`translate(${clear - 4} ${clear - 4})`}>
        <path className="construction-grid" d={grid.map((at) => `M${at} 4v24M4 ${at}h24`).join('')} />
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end" d={markPaths.end} />
        <path className="construction-measure" d="M16 7h12M16 6v2M28 6v2M28 16h12M40 15v2" />
      </g>
    </svg>
  )
}

function Ground({ ground, children }: { ground: GroundName; children: ReactNode }) {
  return (
    <li>
      <div className={grounds[ground]}>
        <Logo />
      </div>
      <p className="label">{children}</p>
    </li>
  )
}
