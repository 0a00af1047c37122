import { f } from '../../../generator/define/index.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '../../components/Icon.tsx'
import type { Day } from '../../data/day.ts'
import type { Status } from './page.tsx'

const looks = {
  operational: { className: 'status status-operational', icon: CircleCheck },
  degraded: { className: 'status status-degraded', icon: TriangleAlert },
  resolved: { className: 'status status-resolved', icon: RotateCcw },
  unknown: { className: 'status status-unknown', icon: CircleHelp },
} as const satisfies Record<Status, unknown>

/** A status as a word with its icon; colour only repeats what they say. */
export function StatusBadge({ status, words }: { status: Status; words: Record<Status, string> }) {
  const { className, icon } = looks[status]
  return (
    <span className={className}>
      <Icon of={icon} />
      {words[status]}
    </span>
  )
}

/** Each status has an outline of its own, so that it is known without colour: a full square, a triangle, a ring, an open square. */
const marks: Record<Status, { look: string; ground: string; sign: string }> = {
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

/** The mark of a status, as large as the page allows: to be seen from across the room, next to the word. */
export function StatusMark({ status }: { status: Status }) {
  const { look, ground, sign } = marks[status]
  return (
    <svg className={look} viewBox="0 0 128 128" width="128" height="128" aria-hidden="true" focusable="false">
      <path className="status-mark-ground" d={ground} />
      <path className="status-mark-sign" d={sign} />
    </svg>
  )
}

/** Of the scale; behind it is room for half of the last number. */
const scaleWidth = 240
/** Where a percentage stands on a scale that gives each further nine the same length: 90, 99, 99.9, 99.99. */
const position = (percent: number) => Math.min(1, Math.max(0, (-Math.log10(1 - percent / 100) - 1) / 3)) * scaleWidth
const nines = [90, 99, 99.9, 99.99]
/** Between the marks: 91 to 98, 99.1 to 99.8 and so on. */
const ticks = [10, 1, 0.1].flatMap((rest) => [2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => 100 - (rest * tenth) / 10))

/** An uptime drawn on a rule of nines, next to its figure. Nothing is drawn for a text that holds no percentage. */
export function UptimeScale({ uptime }: { uptime: string }) {
  const percent = Number.parseFloat(uptime)
  if (!(percent >= 0 && percent < 100)) return null
  const at = position(percent).toFixed(1)
  return (
    <svg className="uptime" viewBox="-1 0 262 40" width="262" height="40" aria-hidden="true" focusable="false">
      <path className="uptime-tick" d={ticks.map((tick) => `M${position(tick).toFixed(1)} 14v5`).join('')} />
      <path className="uptime-tick" d={nines.map((mark) => `M${position(mark).toFixed(1)} 14v9`).join('')} />
      <path className="uptime-track" d={`M0 14h${scaleWidth}`} />
      <path className="uptime-value" d={`M0 12h${at}`} />
      <path className="uptime-end" d={`M${at} 4v14`} />
      {nines.map((mark, index) => (
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

const span = 90
const step = 8
const stripWidth = span * step

interface IncidentDaysProps {
  until: Day
  /** Those on which there was an incident; earlier ones than the strip shows are left out. */
  incidents: Day[]
}

/** The 90 days up to a day, a stroke for each; where there was an incident, a gap with its own mark. Says nothing by itself. */
export function IncidentDays({ until, incidents }: IncidentDaysProps) {
  const places = new Set(incidents.map((day) => span - 1 - f.daysBetween(day.iso, until.iso)))
  const days = Array.from({ length: span }, (_, index) => index)
  return (
    <svg
      className="days"
      viewBox={`0 0 ${stripWidth} 48`}
      width={stripWidth}
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
