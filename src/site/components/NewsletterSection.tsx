import { Island } from '../../generator/define/index.ts'
import type { backendOf, Newsletter } from '../data/newsletter.ts'
import { newsletter } from '../islands/newsletter/island.ts'
import { Link } from './Link.tsx'

/** The form is shown once there is script to send it; until then the second link is the way to subscribe. */
export function NewsletterSection({ text, backend }: { text: Newsletter; backend: ReturnType<typeof backendOf> }) {
  const { label, example, button } = text
  return (
    <section className="newsletter" aria-labelledby="newsletter">
      <div className="newsletter-head">
        <h2 id="newsletter">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      <div className="newsletter-body">
        <Island of={newsletter} props={{ label, example, button, backend }} />
        <p className="newsletter-notes">
          <Link href={text.privacy.href}>{text.privacy.label}</Link>
          <Link href={text.withoutScript.href} className="without-script">
            {text.withoutScript.label}
          </Link>
        </p>
      </div>
    </section>
  )
}
