import { f } from '../../../generator/define/index.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Status } from './page.tsx'
import { nines, positionOf } from '../../blocks/targets.tsx'

/** Each has a shape of its own, so that it is known without colour. */
export const looks = {
  operational: { tone: 'proof', icon: CircleCheck },
  degraded: { tone: 'warning', icon: TriangleAlert },
  resolved: { tone: 'info', icon: RotateCcw },
  unknown: { tone: 'plain', icon: CircleHelp },
} as const satisfies Record<Status, unknown>

/** Where a percentage is on the scale, which is 320 wide. */
const position = (percent: number) => (positionOf(percent) * 320).toFixed(1)
/** Between the marks: 91 to 98, 99.1 to 99.8 and so on. */
const ticks = [10, 1, 0.1].flatMap((rest) => [2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => 100 - (rest * tenth) / 10))

/** An uptime on a rule of nines. Nothing is drawn for a text that holds no percentage. */
export function UptimeScale({ uptime }: { uptime: string }) {
  const percent = Number.parseFloat(uptime)
  if (!(percent >= 0 && percent < 100)) return null
  const at = position(percent)
  return (
    <svg className="mt-2 h-auto w-full max-w-96" viewBox="-1 0 322 40" width="322" height="40" aria-hidden="true">
      <path className="stroke-edge" d={ticks.map((tick) => `M${position(tick)} 14v5`).join('')} />
      <path className="stroke-edge" d={nines.map((mark) => `M${position(mark.percent)} 14v9`).join('')} />
      <path className="uptime-track stroke-edge" d="M0 14h320" />
      <path className="uptime-value stroke-proof" strokeWidth="4" d={`M0 12h${at}`} />
      <path className="stroke-ink" strokeWidth="2" d={`M${at} 4v14`} />
      <g className="fill-faint font-mono text-label">
        {nines.map(({ percent: mark, anchor }) => (
          <text key={mark} x={position(mark)} y="37" textAnchor={anchor}>
            {mark}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** The 90 days up to a day, a stroke for each; earlier incidents are left out. Says nothing by itself. */
export function IncidentDays({ until, incidents }: { until: string; incidents: string[] }) {
  const marked = new Set(incidents.map((day) => 89 - f.daysBetween(day, until)))
  const days = Array.from({ length: 90 }, (_, index) => index)
  const strokes = (isMarked: boolean, line: string) =>
    days.map((day) => (marked.has(day) === isMarked ? `M${day * 8 + 4} ${line}` : '')).join('')
  return (
    <svg
      className="h-10 w-full"
      viewBox="0 0 720 48"
      width="720"
      height="48"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-proof" strokeWidth="6.4" d={strokes(false, '4v40')} />
      <path className="days-incident stroke-degraded" strokeWidth="6" d={strokes(true, '0v48')} />
    </svg>
  )
}
