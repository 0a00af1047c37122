import { A } from '../../generator/define/index.ts'
import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useSiteSettings } from './site-settings.ts'

/** Everything inside <body>. The first toast hydrates the region at the end. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteSettings()
  return (
    <>
      <A
        className="absolute top-0 z-20 flex min-h-(--header) items-center bg-ink px-(--gutter) text-paper not-focus:sr-only print:hidden"
        href="#main"
      >
        {site.skipLink}
      </A>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div id="toasts">
        <div role="region" aria-label={site.toasts} tabIndex={-1}>
          <ol tabIndex={-1} className="toasts" />
        </div>
      </div>
    </>
  )
}
