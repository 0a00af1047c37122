import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { z } from 'zod'
import { A, f, type BlockLevel, type Plain } from '../../generator/define/index.ts'
import { Icon } from '../components/Icon.tsx'
import { useSiteSettings } from '../components/site-settings.ts'
import { WithCode } from '../components/WithCode.tsx'
import type { Settings } from '../data/settings.ts'

export const list = z.array(f.text).min(1)
export const listWithCode = z.array(f.textWithCode).min(1)
export const yearField = f.text.describe('The year, as it is shown')
export const pointWithCode = z.strictObject({
  title: f.text.describe('A few words'),
  description: f.textWithCode.describe('A sentence or two below them'),
})

export const blockTitle = 'font-sans text-body/snug font-semibold [letter-spacing:0] text-balance'

export function BlockTitle({ level, children }: { level: BlockLevel; children: ReactNode }) {
  const Heading = `h${level}` as const
  return <Heading className={blockTitle}>{children}</Heading>
}

/** One of several parts of the work, in columns: its letter or number, if any, with its title, and what belongs to it. */
export function Lane({ mark, title, href, level, aside, children }: LaneProps) {
  return (
    <li className="grid break-inside-avoid gap-x-(--gap) gap-y-4 border-b border-rule py-5 md:grid-cols-[12rem_1fr_1fr]">
      <div className="grid content-start gap-3">
        <BlockTitle level={level}>
          {mark && (
            <strong className="mr-2 font-display text-figure/none font-normal text-accent md:block">{`${mark} `}</strong>
          )}
          {href ? <A href={href}>{title}</A> : title}
        </BlockTitle>
        {aside}
      </div>
      {children}
    </li>
  )
}

type LaneTexts = { mark?: string | number; title: string; href?: string | undefined; aside?: ReactNode }
type LaneProps = ComponentProps<typeof BlockTitle> & LaneTexts

type LabelName = Exclude<keyof Settings['blocks'], 'layers' | 'states'>

export function LabelledText({ label, text }: { label: LabelName; text: string }) {
  const { blocks } = useSiteSettings()
  return (
    <>
      <p className="label">{blocks[label]}</p>
      <p>
        <WithCode text={text} />
      </p>
    </>
  )
}

type ItemsProps = { label: LabelName; items: string[]; as?: ComponentType<{ text: string }>; icon?: LucideIcon }

export function Items({ label, items, as: Item = WithCode, icon }: ItemsProps) {
  const { blocks } = useSiteSettings()
  return (
    <div className="grid content-start gap-2">
      <p className="label">
        {icon && (
          <span className="relative top-1 mr-2 inline-block text-degraded">
            <Icon of={icon} size={14} />
          </span>
        )}
        {blocks[label]}
      </p>
      <ul className="grid list-disc gap-2 pl-4">
        {items.map((item) => (
          <li key={item}>
            <Item text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A number with its unit: "99.99%", "2 ms", "90-day". A year does not count, nor does a number inside a word: "p95". */
export const figure = /(?<![\w.])((?!20\d\d\b)\d[\d.,]*(?:%| ms|-day)?)(?![\w%]| confidence)/

export function Figures({ text }: { text: string }) {
  // Split by a pattern with one group, every second part is a match.
  return text.split(figure).map((part, index) =>
    index % 2 === 1 ? (
      <b key={index} className="whitespace-nowrap text-accent numerals">
        {part}
      </b>
    ) : (
      part
    ),
  )
}

export function paragraph(text: string): Plain {
  return { kind: 'text', text }
}

export function titledTexts(data: { title: string; description: string }[]): Plain[] {
  return data.flatMap(({ title, description }): Plain[] => [{ kind: 'title', text: title }, paragraph(description)])
}

export function labelledList(label: string, items: string[]): Plain[] {
  return [paragraph(`${label}:`), { kind: 'list', items }]
}
