/**
 * A scale of hours with a node at each time, in minutes since midnight, and a line from the node to its entry in a list beside it.
 * The list has rows of one height, as many as there are times, and the drawing is as tall as the list; so both share a measure:
 * the first time stands at the first row, the last at the last, and the drawing stretches with the text.
 */
export function TimeScale({ times }: { times: number[] }) {
  const [first = 0] = times
  const last = times.at(-1) ?? first
  const span = last - first
  const hours = ticksOf(first, last, hourStep(span, times.length))
  const rows = times.map(
    (time, index) => [time - first, Number(((span * index) / (times.length - 1)).toFixed(2))] as const,
  )
  /** Down to the last row, as a share of the list. */
  const share = (minutes: number) => `${((100 * minutes * (1 - 1 / times.length)) / span).toFixed(2)}%`
  return (
    <svg className="drawing" width="112" height="100%" aria-hidden="true" focusable="false">
      <svg
        viewBox={`0 0 112 ${span}`}
        width="112"
        height={share(span)}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          className="thin"
          d={ticksOf(first, last, 15)
            .map((at) => `M28 ${at - first}h6`)
            .join('')}
        />
        <path className="ink" d={`M34 0V${span}${hours.map((at) => `M24 ${at - first}h10`).join('')}`} />
        <path className="thin" d={rows.map(([at, row]) => `M34 ${at}H48L92 ${row}h20`).join('')} />
        <path
          className="ink time-node"
          d={rows
            .slice(0, -1)
            .map(([at]) => `M34 ${at}h.01`)
            .join('')}
        />
        <path className="path-allowed time-node" d={`M34 ${span}h.01`} />
      </svg>
      {hours.map((at) => (
        <text key={at} x="0" y={share(at - first)} dy=".35em">
          {String(at / 60).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )
}

/** How many minutes lie between two hours with a number, so that they stand no closer than half a row. */
function hourStep(span: number, rows: number): number {
  return [60, 120, 180, 360].find((step) => span / step <= 2 * rows) ?? 720
}

function ticksOf(first: number, last: number, step: number): number[] {
  const start = Math.ceil(first / step)
  return Array.from({ length: Math.floor(last / step) - start + 1 }, (_, index) => (start + index) * step)
}
