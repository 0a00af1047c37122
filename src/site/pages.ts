import type { PageDefinition } from '../generator/define/define.tsx'
import * as old from './not-yet-moved.ts'
import { article } from './pages/article/page.tsx'
import { blogPage } from './pages/blog/page.tsx'
import { careers } from './pages/careers/page.tsx'
import { docsPage } from './pages/docs/page.tsx'
import { paperViewer } from './pages/paper-viewer/page.tsx'
import { productsPage } from './pages/products/page.tsx'
import { sitemap } from './pages/sitemap/page.tsx'
import { textPage } from './pages/text-page.tsx'
import { routes, type RouteName } from './routes.ts'

/** The pages, in the order of sitemap.xml. One that is missing, or stands under another's name, does not compile. */
export const pages = {
  home: old.home,
  products: productsPage,
  mission: old.mission,
  learn: textPage(routes.learn, 'pages/learn.md'),
  docs: docsPage,
  caseStudies: textPage(routes.caseStudies, 'pages/case-studies.md'),
  blog: blogPage,
  roadmap: old.roadmap,
  status: old.status,
  security: textPage(routes.security, 'pages/security.md'),
  contact: old.contact,
  contactSuccess: old.contactSuccess,
  careers,
  press: old.press,
  terms: textPage(routes.terms, 'legal/terms.md'),
  privacy: textPage(routes.privacy, 'legal/privacy.md'),
  sitemap,
  subscribeSuccess: old.subscribeSuccess,
  paperViewer,
  notFound: old.notFound,
  article,
} satisfies { [N in RouteName]: PageDefinition<N> }
