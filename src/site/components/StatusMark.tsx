import type { Status } from '../../model/page.ts'

/** Each status has an outline of its own, so that it is told without colour: a full square, a triangle, a ring, an open square. */
const drawings: Record<Status, { look: string; ground: string; sign: string }> = {
  operational: { look: 'status-mark status-operational', ground: 'M0 0h128v128H0z', sign: 'M29 66l24 24 46-50' },
  degraded: { look: 'status-mark status-degraded', ground: 'M64 4l64 120H0z', sign: 'M64 48v34M64 94v10' },
  resolved: {
    look: 'status-mark status-resolved',
    ground: 'M64 0a64 64 0 1 1 0 128a64 64 0 1 1 0-128z',
    sign: 'M38 66l18 18 34-38',
  },
  unknown: {
    look: 'status-mark status-unknown',
    ground: 'M3 3h122v122H3z',
    sign: 'M44 50c0-28 40-28 40-3 0 18-20 15-20 33M64 92v10',
  },
}

/** The mark of a status, as large as the page allows: to be seen from across the room, beside the word. */
export function StatusMark({ status }: { status: Status }) {
  const { look, ground, sign } = drawings[status]
  return (
    <svg className={look} viewBox="0 0 128 128" width="128" height="128" aria-hidden="true" focusable="false">
      <path className="status-mark-ground" d={ground} />
      <path className="status-mark-sign" d={sign} />
    </svg>
  )
}
