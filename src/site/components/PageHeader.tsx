import type { ReactNode } from 'react'
import type { PlaceholderKind } from '../../generator/define/index.ts'
import { PlaceholderNote } from './Badge.tsx'
import { tones } from './Section.tsx'

interface PageHeaderProps {
  heading: string
  lead?: string | undefined
  tone?: keyof typeof tones
  placeholder?: PlaceholderKind | undefined
  back?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

export function PageHeader({ heading, lead, tone = 'paper', placeholder, back, aside, children }: PageHeaderProps) {
  return (
    <header className={`w-full pt-8 pb-(--step) md:pt-12 ${tones[tone]}`} data-tone={tone}>
      <div className="frame flex flex-wrap items-end gap-x-(--gap) gap-y-6">
        <div className="grid min-w-0 flex-[1_1_18rem] justify-items-start gap-4 self-start">
          {back}
          <h1 id="title">{heading}</h1>
          {lead && <p className="max-w-[40em] text-lead/normal text-balance text-soft searching:hidden">{lead}</p>}
          <PlaceholderNote kind={placeholder} />
          {children}
        </div>
        {aside}
      </div>
    </header>
  )
}
