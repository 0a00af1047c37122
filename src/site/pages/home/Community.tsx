import { z } from 'zod'
import { f } from '../../../generator/define/index.ts'
import { ButtonLink, Buttons } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'

export const communitySchema = f.group('Who takes part', {
  heading: f.heading,
  lead: f.lead,
  stats: f
    .groups('Three figures', {
      value: f.text.describe('The figure, as it is shown'),
      label: f.text.describe('What it counts'),
    })
    .length(3),
  testimonials: f
    .groups('Three voices', {
      quote: f.text.describe('What was said'),
      role: f.text.describe('Who said it'),
    })
    .length(3),
  placeholder: f.placeholder,
  links: z.array(f.link).describe('Where to join'),
})

export function Community({ stats, testimonials, links, ...head }: z.infer<typeof communitySchema>) {
  return (
    <Section id="community" {...head} shape="row" tone="tint">
      <dl className="grid gap-5 sm:grid-cols-3">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-t-2 border-ink pt-3">
            <dt className="text-soft">{label}</dt>
            <dd className="font-serif text-figure/none numerals">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map(({ quote, role }) => (
          <li key={quote} className="rounded-md bg-surface p-6">
            <figure className="flex h-full flex-col gap-3">
              <span className="h-8 font-serif text-figure/none text-proof" aria-hidden="true">
                “
              </span>
              <blockquote className="flex-1 font-serif text-title/snug">{quote}</blockquote>
              <figcaption className="text-small text-soft">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Buttons>
        {links.map((link) => (
          <ButtonLink key={link.label} {...link} />
        ))}
      </Buttons>
    </Section>
  )
}
