import { f } from '../../../generator/define/index.ts'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Status } from './page.tsx'

/** Each has a shape of its own, so that it is known without colour. */
export const looks = {
  operational: { tone: 'accent', icon: CircleCheck },
  degraded: { tone: 'warning', icon: TriangleAlert },
  resolved: { tone: 'info', icon: CheckCheck },
  unknown: { tone: 'plain', icon: CircleHelp },
} as const satisfies Record<Status, unknown>

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
      <path className="stroke-accent opacity-60" strokeWidth="5" d={strokes(false, '4v40')} />
      <path className="days-incident stroke-degraded" strokeWidth="7" d={strokes(true, '0v48')} />
    </svg>
  )
}
