import type { ComponentType, ReactNode } from 'react'
import type { BlockData, SiteSettings } from '../../../model/page.ts'
import { LabelledDrawing, type DrawingLabel } from './LabelledDrawing.tsx'

type Labels = SiteSettings['blocks']['path']

// Each drawing is 240 by 128. Events travel, 48 from one to the next, along a line at y = 44 that joins the drawings edge to edge;
// the record of them lies below, at y = 92. Where they stand side by side, a drawing is wider than the text below it by the gap to the
// next: the last one ends at x = 206. The text beside each drawing says the same.

/** Each stage of the adoption path as a drawing. */
export const stageDrawings: Record<BlockData['adoption-path'][number]['stage'], ComponentType<{ labels: Labels }>> = {
  Observe,
  Shadow,
  Enforce,
}

/** Every event passes and is recorded. */
function Observe({ labels: { events, record } }: { labels: Labels }) {
  const words = [
    { text: events, x: 0, y: 30 },
    { text: record, x: 0, y: 116 },
  ]
  return (
    <Stage labels={words}>
      <path className="ink" d="M0 44h241" />
      <path className="thin path-drop" d="M30 52v34M78 52v34M126 52v34M174 52v34M222 52v34" />
      <path className="thin" d="M0 92h241M30 86v12M78 86v12M126 86v12M174 86v12M222 86v12" />
      <Events at={[30, 78, 126, 174, 222]} />
    </Stage>
  )
}

/** A gate that is not there yet: every event passes, and the record says what would have become of it. */
function Shadow({ labels: { decides, allow, refuse } }: { labels: Labels }) {
  const words = [
    { text: decides, x: 102, y: 12, centred: true },
    { text: allow, x: 30, y: 116, centred: true },
    { text: refuse, x: 126, y: 116, centred: true },
  ]
  return (
    <Stage labels={words}>
      <path className="ink" d="M-1 44h242" />
      <path className="thin path-drop" d="M30 52v22M78 52v22M126 52v22M174 52v22M222 52v22" />
      <path className="thin" d="M-1 92h242M30 92v6M78 92v6M126 92v6M174 92v6M222 92v6" />
      <path className="path-gate path-gate-open" d="M102 20v48" />
      <path className="path-allowed" d="M24 81l5 5 8-10M72 81l5 5 8-10M168 81l5 5 8-10M216 81l5 5 8-10" />
      <path className="path-refused" d="M121 76l10 10M131 76l-10 10" />
      <Events at={[30, 78, 126, 174, 222]} />
    </Stage>
  )
}

/** A gate that holds: what is refused goes no further, and a rule that fails goes back one stage. */
function Enforce({ labels: { blocks, back } }: { labels: Labels }) {
  const words = [
    { text: blocks, x: 102, y: 12, centred: true },
    { text: back, x: 109, y: 112, centred: true },
  ]
  return (
    <Stage labels={words}>
      <path className="ink" d="M-1 44h207M198 37l8 7-8 7" />
      <path className="thin path-drop" d="M30 52v22M78 52v22M126 52v22M174 52v22" />
      <path className="thin" d="M-1 92h207M30 92v6M78 92v6M126 92v6M174 92v6" />
      <path className="path-gate" d="M102 20v48" />
      <path className="path-allowed" d="M24 81l5 5 8-10M120 81l5 5 8-10M168 81l5 5 8-10" />
      <path className="path-refused" d="M73 76l10 10M83 76l-10 10" />
      <path className="thin path-back" d="M198 104v16H6" />
      <path className="thin" d="M14 114l-8 6 8 6" />
      <Events at={[30]} />
      <g className="sheet-fill path-refused">
        <circle cx="78" cy="44" r="8" />
        <path d="M72.5 49.5l11-11" />
      </g>
      <Events at={[126, 174]} className="seal-end path-allowed" />
    </Stage>
  )
}

function Events({ at, className = 'sheet-fill ink' }: { at: number[]; className?: string }) {
  return (
    <g className={className}>
      {at.map((x) => (
        <circle key={x} cx={x} cy="44" r="6" />
      ))}
    </g>
  )
}

function Stage({ labels, children }: { labels: DrawingLabel[]; children: ReactNode }) {
  return (
    <LabelledDrawing className="path-drawing" box={[0, 0, 240, 128]} labels={labels}>
      {children}
    </LabelledDrawing>
  )
}
