import { ink } from '../design/ink.ts'

// Each station is 300 by 220 of its own units, drawn at a third of that.

const thin = { stroke: ink.edge, strokeWidth: 1.6, fill: 'none' }
const firm = { stroke: ink.ink, strokeWidth: 2.6, fill: 'none' }
const proved = { stroke: ink.proof, strokeWidth: 4, fill: 'none' }

/** A sheet with one rule marked, and the formula beside it. */
export function SpecificationStation() {
  return (
    <g>
      <path d="M84 20h104l28 28v122H84z" {...firm} fill="#fff" />
      <path d="M188 20v28h28" {...firm} />
      <path d="M104 50h62M104 66h92M104 82h76M104 130h92M104 146h54" {...thin} />
      <path d="M104 98h92M104 114h66M94 92v28" {...proved} />
      <path d="M60 20v150M54 20h12M54 170h12" {...thin} />
      <path d="M44 78v34M44 84c10 0 10 22 0 22s-10-22 0-22" {...firm} />
    </g>
  )
}

/** Premises over bars, and below them what follows. */
export function ProofStation() {
  return (
    <g>
      <path d="M52 30h44M124 30h44M204 58h44M60 58h36M118 58h44M84 88h60M176 88h48" {...firm} strokeWidth={5} />
      <path d="M44 44h132M44 72h214M74 102h160" {...firm} />
      <path d="M122 120h78" {...proved} strokeWidth={6} />
      <path d="M102 111v18M102 120h12" {...firm} />
      <path d="M154 132v38" {...thin} />
      <path d="M264 66h10v10M242 97h10v10" {...thin} />
    </g>
  )
}

/** A bordered record with a digest and a seal. */
export function CertificateStation() {
  return (
    <g>
      <path d="M70 34h160v106H70z" {...firm} fill="#fff" />
      <path d="M77 41h146v92H77zM92 58h84M92 72h60" {...thin} />
      <path
        d="M92 96h8M104 96h4M112 96h12M128 96h4M136 96h8M92 106h4M100 106h12M116 106h8M128 106h4M92 116h12M108 116h4M116 116h4M124 116h12"
        {...firm}
        strokeWidth={4}
      />
      <circle cx="190" cy="100" r="25" {...firm} stroke={ink.proof} fill={ink.ground} />
      <circle cx="190" cy="100" r="19" {...thin} stroke={ink.proof} />
      <path d="M183 93h14v14h-14z" fill={ink.proof} />
      <path d="M150 140v30" {...thin} />
    </g>
  )
}

const waiting = [
  [44, 78],
  [92, 100],
  [62, 122],
] as const
const passed = [
  [196, 78],
  [248, 78],
  [222, 100],
] as const

/** A gate across three lanes of events, and the log below. */
export function RuntimeStation() {
  return (
    <g>
      <path d="M30 78h104M166 78h106M30 100h104M166 100h106M30 122h104" {...thin} />
      <path d="M142 44v142M158 44v142M132 44h36M142 20v18M142 29h14" {...firm} />
      {waiting.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6" {...firm} fill={ink.paper} />
      ))}
      {passed.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6" fill={ink.proof} />
      ))}
      <circle cx="122" cy="122" r="7" {...firm} stroke={ink.refused} fill={ink.paper} />
      <path d="M117 127l10-10M122 196v20" {...firm} stroke={ink.refused} />
      <path d="M20 206h260M44 200v12M62 200v12M92 200v12M196 200v12M222 200v12M248 200v12" {...thin} />
    </g>
  )
}
