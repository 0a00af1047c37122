import { Island } from '../islands/Island.tsx'
import type { Newsletter } from '../model/page.ts'
import { Link } from '../site/components/Link.tsx'

/** The newsletter's section. Its form is offered once there is script to send it; the first link is the way without. */
export function NewsletterForm({ newsletter: { text, backend } }: { newsletter: Newsletter }) {
  const { label, example, button } = text
  return (
    <section className="newsletter" aria-labelledby="newsletter">
      <div className="newsletter-head">
        <h2 id="newsletter">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      <div className="newsletter-body">
        <Island name="newsletter" props={{ label, example, button, backend }} />
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
