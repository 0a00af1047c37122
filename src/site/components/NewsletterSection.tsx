import { Island } from '../../generator/define/index.ts'
import type { newsletterProps } from '../data/newsletter.ts'
import { newsletter } from '../islands/newsletter/island.ts'
import { Link } from './Link.tsx'
import { Section } from './Section.tsx'

const note = 'inline-flex min-h-8 items-center text-small text-soft pointer-coarse:touch-target'

/** The form is shown once there is script to send it; until then the second link is the way to subscribe. */
export function NewsletterSection({ text, backend }: ReturnType<typeof newsletterProps>) {
  const { label, example, button, incomplete } = text
  return (
    <Section id="newsletter" heading={text.heading} lead={text.lead} tone="tint">
      <div>
        <Island of={newsletter} props={{ label, example, button, incomplete, backend }} />
        {/* On the line of the form's own words. */}
        <p className="without-script -mt-8">
          <Link href={text.withoutScript.href} className={note}>
            {text.withoutScript.label}
          </Link>
        </p>
        <Link href={text.privacy.href} className={note}>
          {text.privacy.label}
        </Link>
      </div>
    </Section>
  )
}
