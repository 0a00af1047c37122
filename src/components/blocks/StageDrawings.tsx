import type { ComponentType, ReactNode } from 'react'
import type { BlockData } from '../../model/page.ts'

// Each drawing is 240 by 104. Events travel along a line at y = 28 that joins the drawings edge to edge; the record of them
// lies below, at y = 76. The text beside each drawing says the same.

/** Each stage of the adoption path as a drawing. */
export const stageDrawings: Record<BlockData['adoption-path'][number]['stage'], ComponentType> = {
  Observe,
  Shadow,
  Enforce,
}

/** Every event passes and is recorded. */
function Observe() {
  return (
    <Stage>
      <path className="path-line" d="M0 28h241" />
      <path className="path-drop" d="M30 36v34M78 36v34M126 36v34M174 36v34M216 36v34" />
      <path className="path-record" d="M0 76h241M30 70v12M78 70v12M126 70v12M174 70v12M216 70v12" />
      <Events at={[30, 78, 126, 174, 216]} />
    </Stage>
  )
}

/** A gate that is not there yet: every event passes, and the record says what would have become of it. */
function Shadow() {
  return (
    <Stage>
      <path className="path-line" d="M-1 28h242" />
      <path className="path-drop" d="M30 36v22M78 36v22M150 36v22M198 36v22" />
      <path className="path-record" d="M-1 76h242M108 70v12" />
      <path className="path-gate path-gate-open" d="M108 4v48" />
      <path className="path-allowed" d="M24 65l5 5 8-10M144 65l5 5 8-10M192 65l5 5 8-10" />
      <path className="path-refused" d="M73 60l10 10M83 60l-10 10" />
      <Events at={[30, 78, 150, 198]} />
    </Stage>
  )
}

/** A gate that holds: what is refused goes no further, and a rule that fails goes back one stage. */
function Enforce() {
  return (
    <Stage>
      <path className="path-line" d="M-1 28h233M224 21l8 7-8 7" />
      <path className="path-drop" d="M30 36v22M86 38v20M150 36v22M198 36v22" />
      <path className="path-record" d="M-1 76h233" />
      <path className="path-gate" d="M108 4v48" />
      <path className="path-allowed" d="M24 65l5 5 8-10M144 65l5 5 8-10M192 65l5 5 8-10" />
      <path className="path-refused" d="M81 60l10 10M91 60l-10 10" />
      <path className="path-back" d="M212 88v8H6" />
      <path className="path-record" d="M14 90l-8 6 8 6" />
      <Events at={[30]} />
      <g className="path-stopped">
        <circle cx="86" cy="28" r="8" />
        <path d="M80.5 33.5l11-11" />
      </g>
      <g className="path-passed">
        <Events at={[150, 198]} />
      </g>
    </Stage>
  )
}

function Events({ at }: { at: number[] }) {
  return at.map((x) => <circle key={x} className="path-event" cx={x} cy="28" r="6" />)
}

function Stage({ children }: { children: ReactNode }) {
  return (
    <svg className="path-drawing" viewBox="0 0 240 104" width="240" height="104" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
