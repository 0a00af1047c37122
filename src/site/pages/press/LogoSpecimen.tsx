import type { ReactNode } from 'react'
import { Logo } from '../../components/Logo.tsx'
import { markPaths } from '../../components/mark-paths.ts'
import type { Text } from './page.tsx'

/** The clear space: as wide as the end square, which is 12 of the mark's units. */
const clear = 12
/** The mark is 24 by 24 units, from 4 to 28 across its box and down it. */
const side = 24 + 2 * clear
const grid = Array.from({ length: 25 }, (_, index) => index + 4)

/** Printed colours, as on the brand sheet: the same in either theme. */
const grounds = {
  light: 'bg-(--logo-paper) text-(--logo-ink) [&_.logo-end]:fill-(--logo-proof)',
  dark: 'bg-(--logo-night) text-(--logo-chalk) [&_.logo-end]:fill-(--logo-proof-on-night)',
  black: 'bg-(--logo-white) text-(--logo-black) [&_.logo-end]:fill-current',
  white: 'bg-(--logo-proof) text-(--logo-white) [&_.logo-end]:fill-current',
} as const
type GroundName = keyof typeof grounds

/** How the logo is built, with the clear space around it, and the mark on its four grounds. */
export function LogoSpecimen({ text }: { text: Text['mediaKit']['specimen'] }) {
  return (
    <figure className="grid max-w-96 content-start gap-4 print:break-inside-avoid">
      <Construction />
      <ul className="grid grid-cols-4 gap-3">
        {(Object.keys(grounds) as GroundName[]).map((ground) => (
          <Ground key={ground} ground={ground}>
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
      focusable="false"
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

const plate =
  'grid aspect-7/4 place-items-center rounded-sm border border-edge forced-color-adjust-none [print-color-adjust:exact] *:h-auto *:w-2/5'

function Ground({ ground, children }: { ground: GroundName; children: ReactNode }) {
  return (
    <li>
      <div className={`${plate} ${grounds[ground]}`}>
        <Logo />
      </div>
      <p className="pt-1 label">{children}</p>
    </li>
  )
}
