import { ink } from '../design/ink.ts'
import type { Figure } from './figure.ts'
import { Label, Lines, Plate, Words } from './parts.tsx'
import { CertificateStation, ProofStation, RuntimeStation, SpecificationStation } from './stations.tsx'

const stations = [
  { name: 'Specification', Station: SpecificationStation, hands: ['a statement', 'and its assumptions'] },
  { name: 'Proof', Station: ProofStation, hands: ['a result', 'and its axioms'] },
  { name: 'Certificate', Station: CertificateStation, hands: ['a record that', 'binds digests'] },
  { name: 'Runtime', Station: RuntimeStation, hands: ['decisions', 'and a trace'] },
]

const [width, height, step] = [430, 154, 102]

/** The four stations of a rule, and the one line through them. */
export const line: Figure = {
  width,
  height,
  drawing: (
    <Plate width={width} height={height}>
      <path d={`M${12 + 52} 76H${width - 14}`} stroke={ink.proof} strokeWidth="1.4" fill="none" />
      <path d={`M${width - 19} 72l5 4-5 4`} stroke={ink.proof} strokeWidth="1.4" fill="none" />
      {stations.map(({ name, Station, hands }, index) => (
        <g key={name} transform={`translate(${12 + index * step} 0)`}>
          <g transform="translate(0 20) scale(0.333)">
            <Station />
          </g>
          <rect x="47.5" y="73.5" width="5" height="5" fill={ink.proof} />
          <Label x={50} y={15} size={7.6}>{`${index + 1}`}</Label>
          <Words x={50} y={117} size={12}>
            {name}
          </Words>
          <Lines x={50} y={132} size={9.4} leading={11} fill={ink.soft} lines={hands} />
        </g>
      ))}
    </Plate>
  ),
}
