import BookOpen from 'lucide-react/icons/book-open'
import Hourglass from 'lucide-react/icons/hourglass'
import Play from 'lucide-react/icons/play'
import type { Tool } from '../data/products.ts'
import { Badge } from './Badge.tsx'

const advice = {
  try: { tone: 'proof', icon: Play },
  read: { tone: 'info', icon: BookOpen },
  wait: { tone: 'warning', icon: Hourglass },
} as const

/** How far a tool is: whether to try it, read it or wait. */
export function MaturityBadge({ advice: { name, label } }: Pick<Tool, 'advice'>) {
  return <Badge {...advice[name]}>{label}</Badge>
}
