import type { Day } from '../../model/page.ts'

const span = 90
const step = 8
const width = span * step

interface DayStripProps {
  /** The last of the days. */
  until: Day
  /** Those on which there was an incident; earlier ones than the strip shows are left out. */
  incidents: Day[]
}

/** The 90 days up to a day, a stroke for each; where there was an incident, a gap with its own mark. Says nothing by itself. */
export function DayStrip({ until, incidents }: DayStripProps) {
  const places = new Set(incidents.map((day) => span - 1 - daysBetween(day, until)))
  const days = Array.from({ length: span }, (_, index) => index)
  return (
    <svg
      className="days"
      viewBox={`0 0 ${width} 48`}
      width={width}
      height="48"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="days-quiet"
        d={days
          .filter((day) => !places.has(day))
          .map((day) => `M${day * step + step / 2} 4v40`)
          .join('')}
      />
      <path
        className="days-incident"
        d={days
          .filter((day) => places.has(day))
          .map((day) => `M${day * step + step / 2} 0v48`)
          .join('')}
      />
    </svg>
  )
}

const millisecondsPerDay = 86_400_000

/** Whole days from one day to a later one. */
function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to.iso) - Date.parse(from.iso)) / millisecondsPerDay)
}
