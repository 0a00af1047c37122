import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Arrow, Label, Lines, Plate, Words } from './parts.tsx'

const layers = [
  { name: ['Specification'], owes: ['formal statement', 'plain sentence', 'assumptions'] },
  { name: ['Proof'], owes: ['checkable proof', 'axioms', 'toolchain'] },
  { name: ['Certificate'], owes: ['signed record', 'digests', 'expiry date'] },
  { name: ['Runtime', 'enforcement'], owes: ['decisions before', 'the effect'] },
  { name: ['Evidence', 'and audit'], owes: ['trace that', 'can be replayed'] },
]
const joints = [
  ['statement,', 'assumptions'],
  ['result,', 'axioms'],
  ['verified', 'bundle'],
  ['events,', 'decisions'],
]
const contact = ['cases it must refuse', 'mutants', 'bad bundles', 'red team, soak', 'second sources']

const [width, height] = [430, 288]
const [left, box, gap, top, bottom] = [12, 70, 14, 58, 146]
const xOf = (index: number): number => left + index * (box + gap)

/** Six layers: five on the line, joined by numbered interfaces, and the one below that feeds them all. */
export const layersFigure: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      <Arrow
        path={`M${xOf(4) + box / 2} ${top - 4}V20H${xOf(0) + box / 2}V${top - 8}`}
        head={[xOf(0) + box / 2, top - 4, 90]}
        colour={ink.refused}
      />
      <Joint x={width / 2} y={20} number={5} colour={ink.refused} />
      <Words x={width / 2} y={39} size={8.4} fill={ink.soft}>
        incident findings go back to the layer that missed them
      </Words>
      {layers.map(({ name, owes }, index) => (
        <g key={name.join(' ')}>
          <rect
            x={xOf(index)}
            y={top}
            width={box}
            height={bottom - top}
            fill="#fff"
            stroke={ink.ink}
            strokeWidth="0.9"
          />
          <Hatching x={xOf(index)} y={top} width={box} />
          <Lines
            x={xOf(index) + box / 2}
            y={name.length > 1 ? top + 26 : top + 31}
            size={10}
            leading={11}
            lines={name}
          />
          <path d={`M${xOf(index) + 8} ${top + 45}h${box - 16}`} stroke={ink.rule} strokeWidth="0.6" />
          <Lines x={xOf(index) + box / 2} y={top + 58} size={8} leading={10} fill={ink.soft} lines={owes} />
        </g>
      ))}
      <Arrow path={`M${xOf(0) + box / 2} 170H${xOf(4) + box / 2}`} head={[xOf(4) + box / 2 - 1, 170, 0]} />
      {layers.map((_, index) => (
        <path key={index} d={`M${xOf(index) + box / 2} ${bottom}V170`} stroke={ink.proof} strokeWidth="1" />
      ))}
      {joints.map((words, index) => (
        <g key={words.join(' ')}>
          <Joint x={xOf(index) + box + gap / 2} y={170} number={index + 1} colour={ink.proof} />
          <Lines x={xOf(index) + box + gap / 2} y={189} size={8} leading={9.5} fill={ink.soft} lines={words} />
        </g>
      ))}
      <TestAndData />
    </Plate>
  ),
}

function TestAndData() {
  const y = 238
  return (
    <>
      {contact.map((words, index) => (
        <g key={words}>
          <Arrow
            path={`M${xOf(index) + box / 2} ${y - 14}V211`}
            head={[xOf(index) + box / 2, 210, -90]}
            colour={ink.edge}
          />
          <Words x={xOf(index) + box / 2} y={y - 5} size={8} fill={ink.soft}>
            {words}
          </Words>
        </g>
      ))}
      <rect
        x={left}
        y={y}
        width={width - 2 * left}
        height="40"
        fill={ink.ground}
        stroke={ink.proof}
        strokeWidth="0.9"
      />
      <Words x={width / 2} y={y + 17} size={10}>
        Test and data
      </Words>
      <Words x={width / 2} y={y + 30} size={8} fill={ink.soft}>
        scenarios, results, data lineage: contact with the world for every layer
      </Words>
    </>
  )
}

function Joint({ x, y, number, colour }: { x: number; y: number; number: number; colour: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="6.4" fill={ink.paper} stroke={colour} strokeWidth="1" />
      <Label x={x} y={y + 2.4} size={6.6} fill={colour}>
        {`${number}`}
      </Label>
    </>
  )
}

/** The cut edge of a layer, as an engineering drawing hatches it. */
function Hatching({ x, y, width: across }: { x: number; y: number; width: number }) {
  const strokes = Array.from({ length: across / 2 - 2 }, (_, index) => `M${x + 1 + index * 2} ${y + 6}l3.4 -6`)
  return <path d={strokes.join('')} stroke={ink.edge} strokeWidth="0.35" fill="none" />
}
