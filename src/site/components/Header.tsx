import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import SearchIcon from 'lucide-react/icons/search'
import { A } from '../../generator/define/index.ts'
import { Column } from './Footer.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Logo } from './Logo.tsx'
import { button } from './looks.ts'
import { SearchForm } from './SearchForm.tsx'
import { useSiteSettings } from './site-settings.ts'

const currentLink = 'aria-[current]:underline md:underline-offset-8 aria-[current]:text-accent'
const menuLink = `flex min-h-11 items-center gap-2 px-2 text-title no-underline hover:underline focus-visible:-outline-offset-4 max-md:-mx-2 md:text-small ${currentLink}`

/** On narrow screens the links are a popover, with those of the footer below; on wide ones, and where popovers are not supported, they are always shown. */
export function Header() {
  const { name, header, footer, organisation } = useSiteSettings()
  return (
    <header className="sticky top-0 z-10 flex min-h-(--header) border-b border-rule bg-paper print:static">
      <div className="frame flex flex-wrap items-center gap-2">
        <SectionLink
          href="/"
          className="mr-auto inline-flex min-h-11 items-center gap-2 font-serif text-title no-underline"
        >
          <Logo />
          {name}
        </SectionLink>
        <nav className="print:hidden" aria-label={header.navigation}>
          <button type="button" popoverTarget="menu" className={`${button.compact} md:hidden`}>
            <span className="menu-open">{header.menu}</span>
            <span className="menu-close">{header.close}</span>
          </button>
          <div
            id="menu"
            popover="auto"
            className="w-full bg-paper px-(--gutter) pt-2 pb-5 text-ink md:static md:block md:overflow-visible md:bg-transparent md:p-0"
          >
            <ul className="md:flex md:items-center lg:gap-x-2">
              {header.links.map(({ label, href }) => (
                <li key={href} className="border-rule max-md:border-b">
                  <SectionLink href={href} className={menuLink}>
                    {label}
                  </SectionLink>
                </li>
              ))}
              <li className="border-rule max-md:border-b">
                <Link href={organisation.url} className={menuLink}>
                  <span className="border-rule lg:border-l lg:pl-4">{header.organisation}</span>
                  <Icon of={ArrowUpRight} />
                </Link>
              </li>
            </ul>
            <div className="columns-2 pt-4 text-small text-soft md:hidden">
              {footer.columns.map(({ heading, links }) => (
                <Column
                  key={heading}
                  as="p"
                  heading={heading}
                  links={links.filter(({ href }) => !header.links.some((link) => link.href === href))}
                />
              ))}
            </div>
          </div>
        </nav>
        <div className="print:hidden" role="search" aria-label={header.search.label}>
          <button type="button" popoverTarget="find" className={`${button.compact} text-soft`}>
            <Icon of={SearchIcon} />
            <span className="max-md:sr-only">{header.search.open}</span>
          </button>
          <div id="find" popover="auto" className="rounded-md border border-edge bg-surface p-5 text-ink">
            <SearchForm autoFocus />
          </div>
        </div>
      </div>
    </header>
  )
}

/** Marked as current on its page and on those below it; the pages that a link covers are rendered as if they were. */
function SectionLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const path = useLocation().pathname
  const isInside = href !== '/' && path.startsWith(href)
  return (
    <A href={href} className={className} aria-current={path === href ? 'page' : isInside ? 'true' : undefined}>
      {children}
    </A>
  )
}
