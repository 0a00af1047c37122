import type { BlockData } from '../../../model/page.ts'
import { stepLefts, stepLines } from './step-lines.ts'

/** A step, drawn. */
export function StepDrawing({ of }: { of: BlockData['drawn-steps'][number]['drawing'] }) {
  return (
    <svg
      className="step-drawing drawing"
      viewBox="0 0 240 104"
      width="240"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${1 - stepLefts[of]})`}>
        {stepLines[of].map(([className, d]) => (
          <path key={d} className={className} d={d} />
        ))}
      </g>
    </svg>
  )
}
