import { Island } from '../../generator/define/index.ts'
import type { newsletterProps } from '../data/newsletter.ts'
import { newsletter } from '../islands/newsletter/island.ts'
import { Link } from './Link.tsx'
import { Section } from './Section.tsx'

/** The form is shown once there is script to send it; until then the second link is the way to subscribe. */
export function NewsletterSection({ text, backend }: ReturnType<typeof newsletterProps>) {
  const { label, example, button, malformed, incomplete } = text
  return (
    <Section id="newsletter" heading={text.heading} lead={text.lead} action={text.privacy} tone="tint">
      {/* What the form says of itself, and without script the way to write, has its room at the section's edge. */}
      <div className="relative -mb-3">
        <Island of={newsletter} props={{ label, example, button, malformed, incomplete, backend }} />
        <p className="without-script -mt-13 bg-tint pt-2.5 pb-3 text-code/normal text-soft scripted:absolute scripted:-inset-x-(--gutter) scripted:px-(--gutter) scripted:pb-2">
          <Link href={text.withoutScript.href}>{text.withoutScript.label}</Link>
        </p>
      </div>
    </Section>
  )
}
