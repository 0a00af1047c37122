import { f } from '../../../generator/define/index.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '../../components/Badge.tsx'
import type { Status } from './page.tsx'
import { ninesOf } from '../../components/nines.ts'

/** Each has an outline of its own, so that it is known without colour. */
export const icons = {
  operational: CircleCheck,
  degraded: TriangleAlert,
  resolved: RotateCcw,
  unknown: CircleHelp,
} as const satisfies Record<Status, unknown>

const tones = { operational: 'proof', degraded: 'warning', resolved: 'info', unknown: 'plain' } as const

export function StatusBadge({ status, words }: { status: Status; words: Record<Status, string> }) {
  return (
    <Badge tone={tones[status]} icon={icons[status]}>
      {words[status]}
    </Badge>
  )
}

/** Of the scale. */
const width = 320
const position = (percent: number) => Math.min(1, Math.max(0, (ninesOf(percent) - 1) / 3)) * width
const nines = [90, 99, 99.9, 99.99]
/** Between the marks: 91 to 98, 99.1 to 99.8 and so on. */
const ticks = [10, 1, 0.1].flatMap((rest) => [2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => 100 - (rest * tenth) / 10))
const anchors = ['start', 'middle', 'middle', 'end'] as const

/** An uptime on a rule of nines. Nothing is drawn for a text that holds no percentage. */
export function UptimeScale({ uptime }: { uptime: string }) {
  const percent = Number.parseFloat(uptime)
  if (!(percent >= 0 && percent < 100)) return null
  const at = position(percent).toFixed(1)
  return (
    <svg
      className="mt-2 h-auto w-full max-w-96"
      viewBox={`-1 0 ${width + 2} 40`}
      width={width + 2}
      height="40"
      aria-hidden="true"
    >
      <path className="stroke-edge" d={ticks.map((tick) => `M${position(tick).toFixed(1)} 14v5`).join('')} />
      <path className="stroke-edge" d={nines.map((mark) => `M${position(mark).toFixed(1)} 14v9`).join('')} />
      <path className="uptime-track stroke-edge" d={`M0 14h${width}`} />
      <path className="uptime-value stroke-proof" strokeWidth="4" d={`M0 12h${at}`} />
      <path className="stroke-ink" strokeWidth="2" d={`M${at} 4v14`} />
      {nines.map((mark, index) => (
        <text
          key={mark}
          className="fill-faint font-mono text-label"
          x={position(mark).toFixed(1)}
          y="37"
          textAnchor={anchors[index]}
        >
          {mark}
        </text>
      ))}
    </svg>
  )
}

const span = 90
const step = 8
const stripWidth = span * step

interface IncidentDaysProps {
  until: string
  /** Those on which there was an incident; earlier ones than the strip shows are left out. */
  incidents: string[]
}

/** The 90 days up to a day, a stroke for each. Says nothing by itself. */
export function IncidentDays({ until, incidents }: IncidentDaysProps) {
  const places = new Set(incidents.map((day) => span - 1 - f.daysBetween(day, until)))
  const days = Array.from({ length: span }, (_, index) => index)
  return (
    <svg
      className="h-10 w-full"
      viewBox={`0 0 ${stripWidth} 48`}
      width={stripWidth}
      height="48"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-proof"
        strokeWidth="6.4"
        d={days
          .filter((day) => !places.has(day))
          .map((day) => `M${day * step + step / 2} 4v40`)
          .join('')}
      />
      <path
        className="days-incident stroke-degraded"
        strokeWidth="6"
        d={days
          .filter((day) => places.has(day))
          .map((day) => `M${day * step + step / 2} 0v48`)
          .join('')}
      />
    </svg>
  )
}
