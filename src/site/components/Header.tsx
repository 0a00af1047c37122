import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import MenuIcon from 'lucide-react/icons/menu'
import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { href as pathOf } from '../routes.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Logo } from './Logo.tsx'
import { useSite } from './site.ts'

/** On narrow screens the links are a popover; elsewhere, and where popovers are unknown, the stylesheet shows them. */
export function Header() {
  const { name, header, organisation } = useSite()
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <SectionLink href="/" className="brand">
          <Logo />
          {name}
        </SectionLink>
        <nav className="site-nav" aria-label={header.navigation}>
          <button type="button" className="menu-button" popoverTarget="menu">
            <span className="menu-open">
              <Icon of={MenuIcon} size={20} />
              {header.menu}
            </span>
            <span className="menu-close">
              <Icon of={X} size={20} />
              {header.close}
            </span>
          </button>
          <ul id="menu" className="menu" popover="auto">
            {header.links.map(({ label, href }) => (
              <li key={href}>
                <SectionLink href={href} className="menu-link">
                  {label}
                </SectionLink>
              </li>
            ))}
            <li className="menu-search">
              <Link href={`${pathOf('sitemap')}#search`} className="menu-link">
                <Icon of={SearchIcon} />
                {header.search}
              </Link>
            </li>
            <li className="menu-outside">
              <Link href={organisation.url} className="menu-link">
                {header.organisation}
                <Icon of={ArrowUpRight} />
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

interface SectionLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Marked as current on its page and on those below it. */
function SectionLink({ href, className, children }: SectionLinkProps) {
  const path = useLocation().pathname
  const current = path === href ? 'page' : href !== '/' && path.startsWith(href) ? 'true' : undefined
  return (
    <A href={href} className={className} aria-current={current}>
      {children}
    </A>
  )
}
