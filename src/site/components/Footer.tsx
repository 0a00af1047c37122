import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Logo } from './Logo.tsx'
import { useSite } from './site.ts'

const link = 'inline-flex min-h-8 items-center gap-1 pointer-coarse:touch-target'

/** The columns link to every page except those reached from others; the line below them is the specified one. */
export function Footer() {
  const { name, footer, organisation, repository } = useSite()
  return (
    <footer className="border-t border-rule bg-night text-small text-soft scheme-dark print:hidden">
      <div className="frame grid gap-x-(--gap) gap-y-8 py-10 lg:grid-cols-2">
        <p className="flex items-center gap-3 self-start font-serif text-title text-ink">
          <Logo />
          {footer.text}
        </p>
        <nav className="grid grid-cols-2 gap-x-(--gap) gap-y-8 sm:grid-cols-3" aria-label={footer.pages}>
          {footer.columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="pb-2 font-sans text-small font-semibold text-ink">{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className={`${link} no-underline hover:underline`}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-5 pb-8">
        <nav aria-label={footer.navigation}>
          <ul className="flex flex-wrap gap-x-6">
            {footer.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={link}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link href={organisation.url} className={link}>
                {footer.organisation}
                <Icon of={ArrowUpRight} size={14} />
              </Link>
            </li>
          </ul>
        </nav>
        {repository && (
          <p>
            <Link href={footer.verify.href} className={link}>
              {footer.verify.label}
            </Link>
          </p>
        )}
        <p>
          {footer.copyright} {name}
        </p>
      </div>
    </footer>
  )
}
