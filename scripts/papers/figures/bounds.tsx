import { ink } from '../design/ink.ts'
import { trialsFor, upperBound } from './binomial.ts'
import type { Figure } from './figure.ts'
import { Label, Plate, Words } from './parts.tsx'

const [width, height] = [430, 242]
const plot = { left: 40, top: 16, right: 418, bottom: 206 }
const rows = 13
const columns = 126
const decades = [2, 3, 4, 5, 6]

const xOf = (trials: number): number => plot.left + ((Math.log10(trials) - 2) / 4) * (plot.right - plot.left)
const rowHeight = (plot.bottom - plot.top) / rows
const yOf = (failures: number): number => plot.bottom - (failures + 1) * rowHeight

/** What a number of trials with a number of failures supports: the 95% upper bound, as shade. */
export const bounds: Figure = { width, height, drawing: <Chart /> }

function Chart() {
  return (
    <Plate width={width} height={height}>
      <Shades />
      <Contour rate={0.001} name="99.9%" />
      <Contour rate={0.0001} name="99.99%" />
      <path
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
        stroke={ink.ink}
        strokeWidth="0.9"
        fill="none"
      />
      {decades.map((decade) => (
        <g key={decade}>
          <path d={`M${xOf(10 ** decade)} ${plot.bottom}v4`} stroke={ink.ink} strokeWidth="0.7" />
          <Label x={xOf(10 ** decade)} y={plot.bottom + 13} size={6.6} anchor={decade === 6 ? 'end' : 'middle'}>
            {(10 ** decade).toLocaleString('en-GB')}
          </Label>
        </g>
      ))}
      {[0, 3, 6, 9, 12].map((failures) => (
        <Label key={failures} x={plot.left - 5} y={yOf(failures) + rowHeight / 2 + 2.4} size={6.6} anchor="end">
          {`${failures}`}
        </Label>
      ))}
      <Words x={(plot.left + plot.right) / 2} y={plot.bottom + 26} size={8.6} fill={ink.soft}>
        independent trials
      </Words>
      <g transform={`translate(13 ${(plot.top + plot.bottom) / 2}) rotate(-90)`}>
        <Words x={0} y={0} size={8.6} fill={ink.soft}>
          failures among them
        </Words>
      </g>
    </Plate>
  )
}

/** Each cell by the logarithm of its bound: from 10% (pale) to one in a million (dark). */
function Shades() {
  const cell = (plot.right - plot.left) / columns
  return Array.from({ length: rows }, (_, failures) =>
    Array.from({ length: columns }, (__, column) => {
      const trials = Math.round(10 ** (2 + (4 * (column + 0.5)) / columns))
      const depth = Math.min(1, Math.max(0, (-Math.log10(upperBound(failures, trials)) - 0.7) / 5))
      return (
        <rect
          key={`${failures}-${column}`}
          x={plot.left + column * cell}
          y={yOf(failures)}
          width={cell - 0.35}
          height={rowHeight - 0.6}
          fill={shade(depth)}
        />
      )
    }),
  )
}

/** The outcomes from which on a rate is supported. */
function Contour({ rate, name }: { rate: number; name: string }) {
  const steps = Array.from({ length: rows }, (_, failures) => {
    const x = xOf(trialsFor(failures, rate)).toFixed(2)
    return `${failures === 0 ? 'M' : 'L'}${x} ${(yOf(failures) + rowHeight).toFixed(2)}V${yOf(failures).toFixed(2)}`
  })
  return (
    <>
      <path d={steps.join('')} stroke="#fff" strokeWidth="3" fill="none" />
      <path d={steps.join('')} stroke={ink.refused} strokeWidth="1.3" fill="none" />
      <Label x={xOf(trialsFor(rows - 1, rate)) - 4} y={plot.top - 4} size={6.8} anchor="middle" fill={ink.refused}>
        {name}
      </Label>
    </>
  )
}

function shade(depth: number): string {
  const [pale, deep] = [
    [236, 240, 230],
    [6, 60, 45],
  ] as const
  const mixed = pale.map((channel, index) => Math.round(channel + ((deep[index] ?? 0) - channel) * depth))
  return `rgb(${mixed.join(',')})`
}
