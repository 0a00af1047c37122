import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Mark } from './Mark.tsx'
import { useSite } from './site.ts'

export function Footer() {
  const { name, footer, organisation, repository } = useSite()
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p className="site-footer-text">{footer.text}</p>
        <nav aria-label={footer.navigation}>
          <ul className="site-footer-links">
            {footer.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <li>
              <Link href={organisation.url}>
                {footer.organisation}
                <Icon of={ArrowUpRight} size={14} />
              </Link>
            </li>
          </ul>
        </nav>
        {repository && (
          <p className="site-footer-verify">
            <Link href={footer.verify.href}>{footer.verify.label}</Link>
          </p>
        )}
        <p className="site-footer-copyright">
          {footer.copyright} {name}
          <Mark sign="end" size={14} />
        </p>
      </div>
    </footer>
  )
}
