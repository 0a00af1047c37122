import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Label, Lines, Plate } from './parts.tsx'

const phases = [
  { year: '2024', name: ['Foundation'], ends: [] },
  { year: '2025', name: ['Industry', 'Adoption'], ends: ['one 90-day pilot', 'completed'] },
  { year: '2026', name: ['Standard', 'Setting'], ends: ['at least ten', 'verified agents'] },
  { year: '2027+', name: ['Ubiquitous', 'Verification'], ends: ['an outside auditor', 'repeats a check'] },
]
const [width, height, left, step, axis] = [430, 136, 18, 100, 44]

/** The phases along the years, each with the criterion that leaves least to argue about. */
export const roadmap: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      <path d={`M${left} ${axis}H412M407 ${axis - 4}l5 4-5 4`} stroke={ink.ink} strokeWidth="1" fill="none" />
      {phases.map(({ year, name, ends }, index) => {
        const x = left + index * step
        return (
          <g key={year}>
            <path d={`M${x} ${axis - 8}v16`} stroke={ink.ink} strokeWidth="1" />
            <Label x={x} y={axis - 14} size={9} anchor="start" fill={ink.proof}>
              {year}
            </Label>
            <Lines x={x} y={axis + 22} size={12} leading={13.4} anchor="start" lines={name} />
            {ends.length > 0 && <path d={`M${x} ${axis + 45}h6v6h-6z`} fill={ink.proof} />}
            <Lines x={x} y={axis + 65} size={9.4} leading={11.4} anchor="start" fill={ink.soft} lines={ends} />
          </g>
        )
      })}
    </Plate>
  ),
}
