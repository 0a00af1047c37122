import type { ReactNode } from 'react'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { z } from 'zod'
import { Code, f } from '../../../generator/define/index.ts'
import { InfoNote } from '../../components/Badge.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { HomeText } from './page.tsx'

const decisions = ['allowed', 'denied'] as const

export const exampleSchema = f.group('One rule on its way, below the opening', {
  sentence: f.text.describe('The rule in words'),
  proof: f.code.describe('The rule as a Lean theorem with its proof'),
  certificate: f.groups('The record of the certificate', {
    label: f.text.describe('Before the value'),
    value: f.text.describe('What it is'),
  }),
  log: f
    .groups('Two decisions', {
      time: f.text.describe('When it was decided'),
      decision: z.enum(decisions).describe('allowed or denied'),
      call: f.code.describe('What was asked for'),
      reason: f.text.describe('Why it was decided so'),
    })
    .length(2),
  decisions: z.record(z.enum(decisions), f.text).describe('What a decision is called'),
  note: f.text.describe('That it is an example'),
})

export function Example({ stations, tools, example, note: caveat }: HomeText['hero'] & { tools: string[] }) {
  const { sentence, proof, certificate, log, note } = example
  const panes: ReactNode[] = [
    <p key="sentence" className="font-serif text-title/snug text-balance">
      {sentence}
    </p>,
    <Code key="proof" language="lean" label={stations[1] ?? ''} text={proof} />,
    <dl key="certificate" className="grid grid-cols-[auto_1fr] flex-col content-start gap-x-4 gap-y-2 md:flex">
      {certificate.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className="font-mono text-label">{value}</dd>
        </div>
      ))}
    </dl>,
    <ul key="log" className="grid content-start gap-4">
      {log.map(({ time, decision, call, reason }) => (
        <li key={time} className="grid gap-1 text-small">
          <p className="flex items-center justify-between gap-2">
            <Decision kind={decision} word={example.decisions[decision]} /> <span className="label">{time}</span>
          </p>
          <p>{call}</p>
          <p className="text-soft">{reason}</p>
        </li>
      ))}
    </ul>,
  ]
  return (
    <div className="w-full bg-night py-5 text-ink scheme-dark" data-tone="night">
      <figure className="frame grid gap-5">
        <ol className="grid gap-x-6 gap-y-3 max-md:pl-8 md:grid-cols-2 xl:grid-cols-[0.85fr_1.2fr_0.85fr_1.1fr]">
          {panes.map((pane, index) => (
            <li key={stations[index]} className="relative flex min-w-0 flex-col gap-2">
              <p className="flex items-center gap-3 text-small font-semibold">
                <span className="size-3.5 bg-accent max-md:-ml-8" />
                {stations[index]}
                {index < panes.length - 1 && (
                  <>
                    <span className="-mr-6 h-px flex-1 bg-edge max-xl:in-[li:nth-child(2)]:hidden max-md:hidden" />
                    <span className="absolute top-5 -bottom-4 -left-6.5 border-l-2 border-edge md:hidden print:hidden" />
                  </>
                )}
              </p>
              <div className="pane grid flex-1 rounded-md border border-rule bg-surface p-4">{pane}</div>
              <p className="text-code/normal md:min-h-11">{tools[index]}</p>
            </li>
          ))}
        </ol>
        <figcaption className="grid gap-1">
          <InfoNote>{note}</InfoNote>
          <InfoNote>{caveat}</InfoNote>
        </figcaption>
      </figure>
    </div>
  )
}

const looks = {
  allowed: { icon: Check, colour: 'text-accent' },
  denied: { icon: Ban, colour: 'text-refused' },
} as const

function Decision({ kind, word }: { kind: keyof typeof looks; word: string }) {
  return (
    <span className={`flex items-center gap-2 font-semibold ${looks[kind].colour}`}>
      <Icon of={looks[kind].icon} />
      {word}
    </span>
  )
}
