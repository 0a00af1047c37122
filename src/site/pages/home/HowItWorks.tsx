import { z } from 'zod'
import { Code, f } from '../../../generator/define/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'

export const howItWorksSchema = f.group('From a rule to its proof', {
  heading: f.heading,
  lead: f.lead,
  steps: z
    .array(f.point.extend({ formula: f.text.describe('The step in formal notation') }))
    .length(3)
    .describe('Three steps'),
  action: f.link.describe('The link below the steps'),
})

export function HowItWorks({ steps, action, ...head }: z.infer<typeof howItWorksSchema>) {
  return (
    <Section id="how-it-works" {...head} tone="tint" aside={<ButtonLink {...action} tone="primary" />}>
      <ol className="grid gap-6">
        {steps.map(({ title, description, formula }, index) => (
          <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2">
            <span
              className="row-span-4 grid size-12 place-items-center rounded-full bg-ink font-semibold text-paper"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="self-center">{title}</h3>
            <p className="text-soft">{description}</p>
            <Code language="lean" label={title} text={formula} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
