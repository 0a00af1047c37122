const width = 200
/** Where a percentage stands on a scale that gives each further nine the same length: 90, 99, 99.9, 99.99. */
const position = (percent: number) => Math.min(1, Math.max(0, (-Math.log10(1 - percent / 100) - 1) / 3)) * width
const marks = [90, 99, 99.9, 99.99]

/** An uptime drawn on a scale of nines, beside its figure. Nothing is drawn for a text that holds no percentage. */
export function UptimeBar({ uptime }: { uptime: string }) {
  const percent = Number.parseFloat(uptime)
  if (!(percent >= 0 && percent < 100)) return null
  return (
    <svg className="uptime" viewBox="-1 0 230 32" width="230" height="32" aria-hidden="true" focusable="false">
      <path className="uptime-track" d={`M0 7h${width}`} />
      <path className="uptime-value" d={`M0 7h${position(percent).toFixed(1)}`} />
      {marks.map((mark) => (
        <g key={mark}>
          <path className="uptime-tick" d={`M${position(mark).toFixed(1)} 2v10`} />
          <text
            className="uptime-mark"
            x={position(mark).toFixed(1)}
            y="28"
            textAnchor={mark === 90 ? 'start' : 'middle'}
          >
            {mark}
          </text>
        </g>
      ))}
    </svg>
  )
}
