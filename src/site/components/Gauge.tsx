const ticks = Array.from({ length: 11 }, (_, index) => index)

interface GaugeProps {
  label: string
  percent: number
  /** As shown: "about 80%" */
  value: string
}

/** A dial from 0 to 100 with its reading as text: the drawing repeats what the text says. */
export function Gauge({ label, percent, value }: GaugeProps) {
  return (
    <div className="gauge">
      <svg viewBox="0 0 240 144" width="240" height="144" aria-hidden="true" focusable="false">
        <g className="gauge-ticks">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={tick % 5 === 0 ? 'M4 120h14' : 'M10 120h8'}
              transform={`rotate(${tick * 18} 120 120)`}
            />
          ))}
        </g>
        <path className="gauge-track" d="M26 120a94 94 0 0 1 188 0" />
        <path
          className="gauge-value"
          d="M26 120a94 94 0 0 1 188 0"
          pathLength={100}
          strokeDasharray={`${percent} 200`}
        />
        <path className="gauge-needle" d="M120 120H34" transform={`rotate(${percent * 1.8} 120 120)`} />
        <circle className="gauge-hub" cx="120" cy="120" r="4" />
        <text className="gauge-end" x="26" y="137">
          0
        </text>
        <text className="gauge-end" x="214" y="137">
          100
        </text>
      </svg>
      <p className="gauge-text">
        <strong className="figure">{value}</strong> {label}
      </p>
    </div>
  )
}
