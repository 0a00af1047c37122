import { A } from '../generator/define/A.tsx'
import { BrokenDerivation } from '../site/components/BrokenDerivation.tsx'
import { ButtonLink } from '../site/components/ButtonLink.tsx'
import { Link } from '../site/components/Link.tsx'
import { Mark } from '../site/components/Mark.tsx'
import { Section } from '../site/components/Section.tsx'
import type { ViewProps } from '../model/page.ts'
import { href } from '../routes.ts'

/** ⊬: no page follows from this address. Without script, "back" leads home. */
export function NotFoundPage({ text }: ViewProps<'notFound'>) {
  return (
    <>
      <header className="sheet missing">
        <BrokenDerivation />
        <Mark sign="unproved" size={120} />
        <h1>{text.heading}</h1>
        <p className="lead">{text.text}</p>
        <div className="buttons">
          <ButtonLink href={href('home')} tone="primary">
            {text.home}
          </ButtonLink>
          <A className="button button-quiet" href={href('home')} data-back="">
            {text.back}
          </A>
        </div>
      </header>
      <Section id="pages" heading={text.links.heading} layout="wide">
        <ul className="derived">
          {text.links.items.map((link) => (
            <li key={link.href}>
              <Mark sign="proves" size={24} />
              <Link href={link.href}>{link.label}</Link>
              <span className="address">{link.href}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
