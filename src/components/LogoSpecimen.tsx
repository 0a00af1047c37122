import type { ReactNode } from 'react'
import type { Data } from '../model/page.ts'
import { Logo } from './Logo.tsx'
import { markPaths } from './mark-paths.ts'

const side = 52
/** The clear space: as wide as the end square, which is ten of the mark's units. */
const clear = 10
/** The mark is drawn on 16 by 16 squares of two units. */
const grid = Array.from({ length: 17 }, (_, index) => index * 2)

const grounds = {
  light: 'ground ground-light',
  dark: 'ground ground-dark',
  black: 'ground ground-black',
  white: 'ground ground-white',
} as const
type GroundName = keyof typeof grounds

/** The specimen sheet of the logo: how it is built, with the space to leave round it, and the mark on its four grounds. */
export function LogoSpecimen({ text }: { text: Data['press']['mediaKit']['specimen'] }) {
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
      <g transform={`translate(${clear} ${clear})`}>
        <path className="construction-grid" d={grid.map((at) => `M${at} 0v32M0 ${at}h32`).join('')} />
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end" d={markPaths.end} />
        <path className="construction-measure" d="M18 7h10M18 6v2M28 6v2M32 16h10M32 15v2M42 15v2" />
      </g>
    </svg>
  )
}

/** The mark on one ground. */
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
