import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { PlaceholderKind } from '../../generator/define/index.ts'
import type { Tool } from '../data/products.ts'
import { Icon } from './Icon.tsx'
import { useSiteSettings } from './site-settings.ts'

const tones = { accent: 'text-accent', warning: 'text-degraded', info: 'text-resolved', plain: 'text-soft' } as const

type BadgeProps = { tone?: keyof typeof tones; icon?: LucideIcon; children: ReactNode }

/** A word on a tint of its colour: no edge, as nothing happens when it is pressed. */
export function Badge({ tone = 'accent', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center justify-center gap-2 justify-self-start rounded-sm bg-[rgb(from_currentColor_r_g_b/10%)] px-2 py-0.5 label contrast-more:bg-transparent ${icon ? 'min-w-17' : ''} ${tones[tone]}`}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  )
}

/** A small line beside what it is about, with an icon before it. */
export function InfoNote({ tone = 'plain', icon = tone === 'warning' ? TriangleAlert : Info, children }: BadgeProps) {
  return (
    <p className={`flex items-start gap-2 text-code ${tones[tone]}`}>
      <span className="relative top-1">
        <Icon of={icon} size={14} />
      </span>
      {children}
    </p>
  )
}

export const placeholderText = ({ label, meaning }: { label: string; meaning: string }) => `${label}. ${meaning}`

export function PlaceholderNote({ kind }: { kind: PlaceholderKind | undefined }) {
  const { placeholders } = useSiteSettings()
  return kind && <InfoNote>{placeholderText(placeholders[kind])}</InfoNote>
}

const advice = {
  try: { tone: 'accent', icon: SquareTerminal },
  read: { tone: 'info', icon: BookOpen },
  wait: { tone: 'warning', icon: Hourglass },
} as const

export function MaturityBadge({ advice: { name, label } }: Pick<Tool, 'advice'>) {
  return <Badge {...advice[name]}>{label}</Badge>
}
