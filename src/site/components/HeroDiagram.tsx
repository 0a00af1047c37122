import type { ReactNode } from 'react'

// Each step is 300 by 220; the line that joins them runs at y = 170, from edge to edge. On narrow pages the stylesheet puts them
// below each other on a line of its own, and hides `flow`, `node` and `stalk`.

/** Left, top, width and height of what is shown. */
type View = [number, number, number, number]

const all: View = [0, 0, 300, 220]

/**
 * From a specification over its proof and certificate to the running system. It draws itself once, within the five seconds after
 * which motion would need a control (https://www.w3.org/TR/WCAG22/#pause-stop-hide).
 */
export function HeroDiagram({ labels, caption }: { labels: string[]; caption: string }) {
  return (
    <figure className="sheet">
      <ol className="proof-line">
        {[Specification, Proof, Certificate, Runtime].map((Drawing, index) => (
          <li key={index}>
            <Drawing />
            <p className="label">{labels[index]}</p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export function Specification({ view }: { view?: View }) {
  return (
    <Step view={view}>
      <path className="flow" shapeRendering="crispEdges" d="M150 170h151" />
      <path className="ink sheet-fill" d="M84 20h104l28 28v122H84z" />
      <path className="ink" d="M188 20v28h28" />
      <path className="thin" d="M104 50h62M104 66h92M104 82h76M104 130h92M104 146h54" />
      <path className="proved" d="M104 98h92M104 114h66" />
      <path className="proved" d="M94 92v28" />
      <path className="thin" d="M60 20v150M54 20h12M54 170h12" />
      <path className="ink" d="M44 78v34M44 84c10 0 10 22 0 22s-10-22 0-22" />
      <path className="node" d="M145 165h10v10h-10z" />
    </Step>
  )
}

export function Proof() {
  return (
    <Step>
      <path className="flow" shapeRendering="crispEdges" d="M-1 170h302" />
      <path className="bar" d="M52 30h44M124 30h44M204 58h44M60 58h36M118 58h44" />
      <path className="ink" d="M44 44h132" />
      <path className="ink" d="M44 72h214" />
      <path className="bar" d="M84 88h60M176 88h48" />
      <path className="ink" d="M74 102h160" />
      <path className="proved" d="M122 120h78" />
      <path className="ink" d="M102 111v18M102 120h12" />
      <path className="thin stalk" d="M150 132v38" />
      <path className="node" d="M145 165h10v10h-10z" />
      <path className="thin" d="M264 66h10v10M242 97h10v10" />
    </Step>
  )
}

export function Certificate({ view }: { view?: View }) {
  return (
    <Step view={view}>
      <path className="flow" shapeRendering="crispEdges" d="M-1 170h302" />
      <path className="ink sheet-fill" d="M70 34h160v106H70z" />
      <path className="thin" d="M77 41h146v92H77z" />
      <path className="thin" d="M92 58h84M92 72h60" />
      <path
        className="hash"
        d="M92 96h8M104 96h4M112 96h12M128 96h4M136 96h8M92 106h4M100 106h12M116 106h8M128 106h4M92 116h12M108 116h4M116 116h4M124 116h12"
      />
      <g className="stamp">
        <circle className="seal" cx="190" cy="100" r="25" />
        <circle className="seal-ring" cx="190" cy="100" r="19" />
        <path className="seal-end" d="M183 93h14v14h-14z" />
      </g>
      <path className="thin stalk" d="M150 140v30" />
      <path className="node" d="M145 165h10v10h-10z" />
    </Step>
  )
}

export function Runtime() {
  return (
    <Step>
      <path className="flow" shapeRendering="crispEdges" d="M-1 170h287" />
      <path className="flow" d="M278 163l9 7-9 7" />
      <path className="ink" d="M142 44v142M158 44v142M132 44h36" />
      <path className="ink" d="M144 20v18M144 29h14" />
      <path className="thin" d="M30 100h104M166 100h106M30 122h104M30 78h104M166 78h106" />
      <circle className="event" cx="44" cy="78" r="6" />
      <circle className="event" cx="92" cy="100" r="6" />
      <circle className="event" cx="62" cy="122" r="6" />
      <circle className="event-passed" cx="196" cy="78" r="6" />
      <circle className="event-passed" cx="248" cy="78" r="6" />
      <circle className="event-passed" cx="222" cy="100" r="6" />
      <g className="event-refused">
        <circle cx="122" cy="122" r="7" />
        <path d="M117 127l10-10" />
      </g>
      <path className="thin" d="M20 206h260M196 200v12M222 200v12M248 200v12" />
      <path className="event-logged" d="M122 196v20" />
    </Step>
  )
}

function Step({ view = all, children }: { view?: View | undefined; children: ReactNode }) {
  const [, , width, height] = view
  return (
    <svg
      className="drawing"
      viewBox={view.join(' ')}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
