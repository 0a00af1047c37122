import { defineSite } from '../generator/define/index.ts'
import { Layout } from './components/Layout.tsx'
import { SiteContext } from './components/site.ts'
import { blocks } from './blocks.ts'
import { papersMatchFiles } from './data/paper-checks.ts'
import { productsFile } from './data/products.ts'
import { settings } from './data/settings.ts'
import { pages } from './pages.ts'
import { docsMatchProducts } from './pages/docs/checks.ts'
import { productsAreDistinct } from './pages/products/checks.ts'
import { everyPageIsNamed } from './pages/sitemap/page.tsx'
import { inquiry } from './islands/inquiry/island.ts'
import { newsletter } from './islands/newsletter/island.ts'
import { search } from './islands/search/island.ts'
import { viewer } from './islands/viewer/island.ts'

/** What this website is. */
export const site = defineSite({
  settings,
  pages: Object.values(pages),
  blocks,
  islands: [newsletter, inquiry, viewer, search],
  checks: [productsAreDistinct, docsMatchProducts, papersMatchFiles, everyPageIsNamed],
  names: { source: productsFile, of: (get) => get(productsFile).products.map(({ name }) => name) },
  defaultStyle: 'overviews',
  Layout,
  Settings: SiteContext.Provider,
})
