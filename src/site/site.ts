import type { SiteDefinition } from '../generator/define/index.ts'
import { Layout } from './components/Layout.tsx'
import { SiteContext } from './components/site.ts'
import { blocks } from './blocks.ts'
import { productsFile } from './data/products.ts'
import { settings, type Settings } from './data/settings.ts'
import { islands } from './islands.ts'
import { pages } from './pages.ts'
import { everyPageIsNamed } from './pages/sitemap/page.tsx'
import { docsMatchProducts } from './pages/docs/checks.ts'

/** What this website is: all that the generator is told of it. */
export const site: SiteDefinition<Settings> = {
  settings,
  pages: Object.values(pages),
  blocks,
  islands,
  checks: [everyPageIsNamed, docsMatchProducts],
  names: { source: productsFile, of: (get) => get(productsFile).products.map(({ name }) => name) },
  styles: {
    texts: 'src/site/styles/texts.css',
    overviews: 'src/site/styles/overviews.css',
    services: 'src/site/styles/services.css',
  },
  defaultStyle: 'overviews',
  browser: { back: 'src/site/islands/go-back.ts' },
  Layout,
  Settings: SiteContext.Provider,
}
