import type { ReactNode } from 'react'
import type { PlaceholderKind } from '../../generator/define/index.ts'
import { PlaceholderNote } from './Badge.tsx'
import { ButtonLink, type LabelledLink } from './Button.tsx'

/** The grounds. On night and forest the dark colours hold in either theme. */
export const tones = {
  paper: '',
  tint: 'bg-tint',
  night: 'bg-night text-ink scheme-dark',
  forest: 'bg-forest text-ink scheme-dark',
} as const

const shapes = {
  /** Heading in the left third. */
  split: {
    frame: 'gap-6 lg:grid-cols-3',
    head: 'content-start gap-3 lg:sticky lg:top-20 lg:self-start',
    body: 'lg:col-span-2',
  },
  /** Heading and lead above the body, what to do next at the other end of their row. */
  row: { frame: 'gap-6', head: 'items-baseline-last gap-3 lg:grid-cols-[minmax(0,1fr)_auto]', body: '' },
  panel: {
    frame: 'gap-6 rounded-md border border-rule bg-surface p-6 md:p-10 lg:grid-cols-2',
    head: 'content-start gap-3',
    body: '',
  },
} as const

interface SectionProps {
  id: string
  heading: string
  lead?: string
  shape?: keyof typeof shapes
  tone?: keyof typeof tones
  placeholder?: PlaceholderKind | undefined
  action?: LabelledLink
  aside?: ReactNode
  children: ReactNode
}

/** A part of an overview page: a band as wide as the window. */
export function Section({ shape = 'split', tone = 'paper', children, ...section }: SectionProps) {
  const { id, heading, lead, placeholder, action, aside } = section
  const { frame, head, body } = shapes[shape]
  return (
    <section className={`w-full py-(--step) ${tones[tone]}`} data-tone={tone} aria-labelledby={id}>
      <div className={`frame grid gap-x-(--gap) ${frame}`}>
        <div className={`grid justify-items-start ${head}`}>
          <div className="grid max-w-[44rem] justify-items-start gap-3">
            <h2 id={id}>{heading}</h2>
            {lead && <p className="max-w-[40em] text-soft">{lead}</p>}
            <PlaceholderNote kind={placeholder} />
          </div>
          {action && <ButtonLink {...action} tone="text" />}
          {aside}
        </div>
        <div className={`grid min-w-0 content-start gap-6 ${body}`}>{children}</div>
      </div>
    </section>
  )
}
