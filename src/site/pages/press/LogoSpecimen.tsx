import type { ReactNode } from 'react'
import { markPaths } from '../../components/mark-paths.ts'
import type { Text } from './page.tsx'

/** The clear space: as wide as the end square, which is 12 of the mark's units. */
const clear = 12
/** The mark is 24 by 24 units, from 4 to 28 across its box and down it. */
const side = 24 + 2 * clear
const grid = Array.from({ length: 25 }, (_, index) => index + 4)

/** Printed colours, as on the brand sheet: the same in either theme. */
const grounds = {
  light: { ground: 'bg-[#faf8f3]', line: '#16202b', end: '#0a5a43' },
  dark: { ground: 'bg-[#0e141b]', line: '#e9e6dd', end: '#74d3ab' },
  black: { ground: 'bg-[#fff]', line: '#000', end: '#000' },
  white: { ground: 'bg-[#0a5a43]', line: '#fff', end: '#fff' },
} as const
type GroundName = keyof typeof grounds

/** How the logo is built, with the clear space around it, and the mark on its four grounds. */
export function LogoSpecimen({ text }: { text: Text['mediaKit']['specimen'] }) {
  return (
    <figure className="grid max-w-96 content-start gap-4 print:break-inside-avoid">
      <Construction />
      <ul className="grid grid-cols-4 gap-3">
        {(Object.keys(grounds) as GroundName[]).map((ground) => (
          <Ground key={ground} name={ground}>
            {text.grounds[ground]}
          </Ground>
        ))}
      </ul>
      <figcaption className="text-small text-soft">{text.caption}</figcaption>
    </figure>
  )
}

function Construction() {
  return (
    <svg
      className="h-auto w-full fill-none"
      viewBox={`0 0 ${side} ${side}`}
      width="520"
      height="520"
      aria-hidden="true"
    >
      <path
        className="fill-paper stroke-edge"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="5 4"
        d={`M0 0h${side}v${side}H0z`}
      />
      <g transform={`translate(${clear - 4} ${clear - 4})`}>
        <path
          className="stroke-rule"
          vectorEffect="non-scaling-stroke"
          d={grid.map((at) => `M${at} 4v24M4 ${at}h24`).join('')}
        />
        <path className="logo-line" d={markPaths.line} />
        <path className="logo-end" d={markPaths.end} />
        <path className="stroke-proof" vectorEffect="non-scaling-stroke" d="M16 7h12M16 6v2M28 6v2M28 16h12M40 15v2" />
      </g>
    </svg>
  )
}

function Ground({ name, children }: { name: GroundName; children: ReactNode }) {
  const { ground, line, end } = grounds[name]
  return (
    <li>
      <svg
        className={`h-auto w-full border border-edge forced-color-adjust-none ${ground}`}
        viewBox="-12 0 56 32"
        width="112"
        height="64"
        aria-hidden="true"
      >
        <path fill="none" stroke={line} strokeWidth={markPaths.weight} d={markPaths.line} />
        <path fill={end} d={markPaths.end} />
      </svg>
      <p className="pt-1 label">{children}</p>
    </li>
  )
}
