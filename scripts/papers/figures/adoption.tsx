import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Arrow, Lines, Plate, Words } from './parts.tsx'

const stages = [
  { name: 'Observe', says: ['record everything,', 'judge nothing'], gate: 'none' },
  { name: 'Shadow', says: ['decide everything,', 'block nothing'], gate: 'open' },
  { name: 'Enforce', says: ['refusals are real,', 'the way back tried'], gate: 'closed' },
] as const
const evidence = [
  ['a trace that', 'replays, uncovered', 'events listed,', 'overhead measured'],
  ['every disagreement', 'traced to a fix,', 'none left open'],
]
const [width, height] = [430, 168]
const [left, box, gap, rise] = [9, 84, 80, 14]
const xOf = (index: number): number => left + index * (box + gap)
const yOf = (index: number): number => 46 - index * rise

/** Three stages, the evidence between them, and the way back. */
export const adoption: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      {stages.map(({ name, says, gate }, index) => (
        <g key={name}>
          <rect x={xOf(index)} y={yOf(index)} width={box} height="82" fill="#fff" stroke={ink.ink} strokeWidth="0.9" />
          <Words x={xOf(index) + box / 2} y={yOf(index) + 16} size={12}>
            {name}
          </Words>
          <Lane x={xOf(index) + 4} y={yOf(index) + 30} gate={gate} />
          <Lines
            x={xOf(index) + box / 2}
            y={yOf(index) + 62}
            size={9.2}
            leading={11}
            fill={ink.soft}
            lines={[...says]}
          />
        </g>
      ))}
      {evidence.map((lines, index) => (
        <g key={lines[0]}>
          <Arrow
            path={`M${xOf(index) + box + 3} ${yOf(index) + 20}h${gap - 7}`}
            head={[xOf(index + 1) - 3, yOf(index) + 20, 0]}
          />
          <Lines
            x={xOf(index) + box + gap / 2}
            y={yOf(index) + 34}
            size={9.2}
            leading={11}
            fill={ink.proof}
            lines={lines}
          />
        </g>
      ))}
      <Arrow
        path={`M${xOf(2) + box / 2} ${yOf(2) + 85}V146H${xOf(1) + box / 2}V${yOf(1) + 86}`}
        head={[xOf(1) + box / 2, yOf(1) + 85, -90]}
        colour={ink.refused}
      />
      <Words x={xOf(2) - gap / 2} y={157} size={9.2} fill={ink.refused}>
        a failed check
      </Words>
    </Plate>
  ),
}

/** Events on their way past a gate that is not there, open or closed. */
function Lane({ x, y, gate }: { x: number; y: number; gate: (typeof stages)[number]['gate'] }) {
  const refused = gate === 'none' ? ink.proof : ink.refused
  const at = gate === 'closed' ? 30 : 62
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 6h76" stroke={ink.edge} strokeWidth="0.6" />
      {gate !== 'none' && (
        <path
          d="M38 -4v20M42 -4v20"
          stroke={ink.ink}
          strokeWidth="1"
          strokeDasharray={gate === 'open' ? '2 2' : undefined}
        />
      )}
      {[8, 18, 52].map((dot) => (
        <circle key={dot} cx={dot} cy="6" r="2.4" fill={ink.proof} />
      ))}
      <circle cx={at} cy="6" r="3" fill={gate === 'none' ? refused : ink.paper} stroke={refused} strokeWidth="1" />
      {gate !== 'none' && (
        <path
          d={`M${at - 2} 8l4 -4`}
          stroke={refused}
          strokeWidth="0.9"
          strokeDasharray={gate === 'open' ? '1.2 1' : undefined}
        />
      )}
    </g>
  )
}
