import { defineSite } from '../generator/define/define.tsx'
import { Layout } from './components/Layout.tsx'
import { SiteContext } from './components/site.ts'
import { blocks } from './blocks.ts'
import { papersMatchFiles } from './data/paper-checks.ts'
import { products } from './data/products.ts'
import { settings } from './data/settings.ts'
import { islands } from './islands.ts'
import { pages } from './pages.ts'
import { docsMatchProducts } from './pages/docs/checks.ts'
import { productsAreDistinct } from './pages/products/checks.ts'
import { everyPageIsNamed } from './pages/sitemap/page.tsx'

/** What this website is: all that the generator is told of it. */
export const site = defineSite({
  settings,
  pages: Object.values(pages),
  blocks,
  islands,
  checks: [productsAreDistinct, docsMatchProducts, papersMatchFiles, everyPageIsNamed],
  names: { source: products, of: (get) => get(products).products.map(({ name }) => name) },
  defaultStyle: 'overviews',
  Layout,
  Settings: SiteContext.Provider,
})
