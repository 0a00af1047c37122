import type { Settings } from '../data/settings.ts'
import { Link } from './Link.tsx'
import { Logo } from './Logo.tsx'
import { useSiteSettings } from './site-settings.ts'

const link = 'inline-flex min-h-8 items-center no-underline hover:underline pointer-coarse:touch-target'

/** The columns link to every page except those reached from others; the last has the links of the specification. */
export function Footer() {
  const { footer, organisation, repository } = useSiteSettings()
  const last = [...footer.links, { label: footer.organisation, href: organisation.url }]
  return (
    <footer className="border-t border-rule bg-night text-small text-soft scheme-dark print:hidden">
      <div className="frame grid gap-x-(--gap) gap-y-8 py-8 xl:grid-cols-3">
        <p className="flex items-start gap-3 font-serif text-title/snug text-ink">
          <span className="relative top-1">
            <Logo />
          </span>
          <span className="text-balance">{footer.text}</span>
        </p>
        <div className="columns-2 gap-x-(--gap) wrap-anywhere md:flex md:justify-between xl:col-span-2 xl:row-span-2">
          <nav className="contents" aria-label={footer.pages}>
            {footer.columns.map(({ heading, links }) => (
              <Column key={heading} heading={heading} links={links} />
            ))}
          </nav>
          <nav aria-label={footer.navigation}>
            <Column heading={footer.navigation} links={last} />
          </nav>
        </div>
        <p className="mb-5 flex min-h-8 flex-wrap items-center gap-1 self-end">
          {footer.copyright}
          {repository && (
            <Link href={footer.verify.href} className={link}>
              {footer.verify.label}
            </Link>
          )}
        </p>
      </div>
    </footer>
  )
}

type Group = Settings['footer']['columns'][number]

export function Column({ heading, links, as: Heading = 'h2' }: Group & { as?: 'h2' | 'p' }) {
  return (
    <div className="break-inside-avoid pb-5">
      <Heading className="pb-2 font-sans text-small font-semibold text-ink">{heading}</Heading>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
