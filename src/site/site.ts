import type { SiteDefinition } from '../generator/define/index.ts'
import { Layout } from './components/Layout.tsx'
import { blocks } from './blocks.ts'
import * as dataChecks from './data/checks.ts'
import { productsFile } from './data/products.ts'
import { variables } from './data/variables.ts'
import { settingsFile } from './data/settings.ts'
import { pages } from './pages.ts'
import { retiredByNow } from './pages/retired/page.tsx'
import { statusIsConsistent } from './pages/status/page.tsx'
import { routes } from './routes.ts'

export const site: SiteDefinition = {
  settings: settingsFile,
  language: 'en-GB',
  pages: Object.values(pages),
  feedPage: routes.blog,
  blocks,
  checks: [...Object.values(dataChecks), retiredByNow, statusIsConsistent],
  spellings: (get) => ({
    names: [get(settingsFile).name, ...get(productsFile).products.map(({ name }) => name)],
    terms: get(settingsFile).terms,
    repositories: get(productsFile).products.map(({ repo }) => repo),
  }),
  variables,
  // Copies of --color-paper in styles/tokens.css: npm test -- contrast compares them.
  background: { light: '#fafaf7', dark: '#0e141b' },
  Layout,
  layoutFile: 'src/site/components/Layout.tsx',
}
