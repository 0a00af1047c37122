/** Of the scale; behind it is room for half of the last number. */
const width = 240
/** Where a percentage stands on a scale that gives each further nine the same length: 90, 99, 99.9, 99.99. */
const position = (percent: number) => Math.min(1, Math.max(0, (-Math.log10(1 - percent / 100) - 1) / 3)) * width
const marks = [90, 99, 99.9, 99.99]
/** Between the marks: 91 to 98, 99.1 to 99.8 and so on. */
const ticks = [10, 1, 0.1].flatMap((rest) => [2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => 100 - (rest * tenth) / 10))

/** An uptime drawn on a rule of nines, beside its figure. Nothing is drawn for a text that holds no percentage. */
export function UptimeBar({ uptime }: { uptime: string }) {
  const percent = Number.parseFloat(uptime)
  if (!(percent >= 0 && percent < 100)) return null
  const at = position(percent).toFixed(1)
  return (
    <svg className="uptime" viewBox="-1 0 262 40" width="262" height="40" aria-hidden="true" focusable="false">
      <path className="uptime-tick" d={ticks.map((tick) => `M${position(tick).toFixed(1)} 14v5`).join('')} />
      <path className="uptime-tick" d={marks.map((mark) => `M${position(mark).toFixed(1)} 14v9`).join('')} />
      <path className="uptime-track" d={`M0 14h${width}`} />
      <path className="uptime-value" d={`M0 12h${at}`} />
      <path className="uptime-end" d={`M${at} 4v14`} />
      {marks.map((mark, index) => (
        <text
          key={mark}
          className="uptime-mark"
          x={position(mark).toFixed(1)}
          y="37"
          textAnchor={index === 0 ? 'start' : 'middle'}
        >
          {mark}
        </text>
      ))}
    </svg>
  )
}
