import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Status } from '../../model/page.ts'
import { Icon } from './Icon.tsx'

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
