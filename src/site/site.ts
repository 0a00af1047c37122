import { defineSite } from '../generator/define/index.ts'
import { Layout } from './components/Layout.tsx'
import { SiteContext } from './components/site.ts'
import { blocks } from './blocks.ts'
import { docsMatchProducts, papersMatchFiles, productsAreDistinct } from './data/checks.ts'
import { productsFile } from './data/products.ts'
import { words } from './data/words.ts'
import { settings } from './data/settings.ts'
import { pages } from './pages.ts'
import { retiredByNow } from './pages/retired/page.tsx'
import { statusesAreKnown } from './pages/status/page.tsx'
import { everyPageIsNamed } from './pages/sitemap/page.tsx'

export const site = defineSite({
  settings,
  pages: Object.values(pages),
  blocks,
  checks: [productsAreDistinct, docsMatchProducts, papersMatchFiles, everyPageIsNamed, retiredByNow, statusesAreKnown],
  spellings: (get) => ({ products: get(productsFile).products.map(({ name }) => name), terms: get(settings).terms }),
  words,
  styles: { pages: 'site', texts: 'texts', print: 'print' },
  Layout,
  Settings: SiteContext.Provider,
})
