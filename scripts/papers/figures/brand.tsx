import { ink, night } from '../design/ink.ts'
import { colourings, LogoShapes } from '../design/logo.tsx'
import { MarkShapes } from '../design/mark.tsx'
import type { Figure } from './figure.ts'
import { Label, Plate, Words } from './parts.tsx'

const width = 640

/** How the mark is drawn, and the space that it needs round it. */
export const markConstruction: Figure = {
  width,
  height: 204,
  drawing: (
    <Plate width={width} height={204}>
      <g transform="translate(22 22) scale(5)">
        <Grid />
        <MarkShapes line={ink.ink} end={ink.proof} />
      </g>
      <g transform="translate(232 34) scale(2.2)">
        <path d="M0 0h172v50H0z" fill={ink.ground} />
        <path d="M12 12h148v26H12z" fill={ink.paper} />
        <g transform="translate(8 8)">
          <LogoShapes {...colourings.light} />
        </g>
        <path d="M0 6h12M0 4v4M12 4v4" stroke={ink.refused} strokeWidth="0.5" />
      </g>
      <Words x={232} y={170} size={11} anchor="start" fill={ink.soft}>
        Clear space on every side: the width of the end square, or more.
      </Words>
      <Words x={232} y={186} size={11} anchor="start" fill={ink.soft}>
        Smallest size: the mark 16 pixels or 5 mm high, the logo 20 pixels or 6 mm.
      </Words>
    </Plate>
  ),
}

function Grid() {
  const lines = Array.from({ length: 25 }, (_, index) => `M${index + 4} 4v24M4 ${index + 4}h24`)
  return <path d={lines.join('')} stroke={ink.rule} strokeWidth="0.12" />
}

/** The logo on the grounds that it is made for. */
export const logoGrounds: Figure = {
  width,
  height: 96,
  drawing: (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} 96`} width={width} height="96">
      {(
        [
          [ink.paper, 'light'],
          [night.paper, 'dark'],
          ['#fff', 'black'],
          [ink.proof, 'white'],
        ] as const
      ).map(([ground, colouring], index) => (
        <g key={colouring} transform={`translate(${index * 161} 0)`}>
          <rect x="0.25" y="0.25" width="156.5" height="95.5" fill={ground} stroke={ink.rule} strokeWidth="0.5" />
          <g transform="translate(18 35) scale(0.8)">
            <LogoShapes {...colourings[colouring]} />
          </g>
        </g>
      ))}
    </svg>
  ),
}

const swatches = [
  ['Paper', ink.paper, ink.ink],
  ['Ink', ink.ink, ink.paper],
  ['Proof', ink.proof, ink.paper],
  ['Proof ground', ink.ground, ink.ink],
  ['Rule', ink.rule, ink.ink],
  ['Paper, dark', night.paper, night.ink],
  ['Ink, dark', night.ink, night.paper],
  ['Proof, dark', night.proof, night.paper],
] as const

/** The colours with their values, each in an ink that can be read on it. */
export const brandColours: Figure = {
  width,
  height: 132,
  drawing: (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} 132`} width={width} height="132">
      {swatches.map(([name, colour, on], index) => (
        <g key={name} transform={`translate(${(index % 4) * 161} ${Math.floor(index / 4) * 68})`}>
          <rect x="0.25" y="0.25" width="156.5" height="63.5" fill={colour} stroke={ink.rule} strokeWidth="0.5" />
          <Words x={12} y={38} size={13} anchor="start" fill={on}>
            {name}
          </Words>
          <Label x={12} y={53} size={9} anchor="start" fill={on}>
            {colour}
          </Label>
        </g>
      ))}
    </svg>
  ),
}
