import type { PageDefinition } from '../generator/define/index.ts'
import { articlePage } from './pages/article/page.tsx'
import { blogPage } from './pages/blog/page.tsx'
import { careersPage } from './pages/careers/page.tsx'
import { confirmationPage } from './pages/confirmation-page.tsx'
import { contactPage } from './pages/contact/page.tsx'
import { docsPage } from './pages/docs/page.tsx'
import { homePage } from './pages/home/page.tsx'
import { missionPage } from './pages/mission/page.tsx'
import { notFoundPage } from './pages/not-found/page.tsx'
import { paperViewerPage } from './pages/paper-viewer/page.tsx'
import { pressPage } from './pages/press/page.tsx'
import { productsPage } from './pages/products/page.tsx'
import { retiredPage } from './pages/retired/page.tsx'
import { roadmapPage } from './pages/roadmap/page.tsx'
import { sitemapPage } from './pages/sitemap/page.tsx'
import { statusPage } from './pages/status/page.tsx'
import { textPages } from './pages/text-page.tsx'
import { routes, type RouteName } from './routes.ts'

/** In the order of sitemap.xml. A page that is missing, or stands under another's name, does not compile. */
export const pages = {
  home: homePage,
  products: productsPage,
  mission: missionPage,
  docs: docsPage,
  blog: blogPage,
  roadmap: roadmapPage,
  status: statusPage,
  contact: contactPage,
  contactSuccess: confirmationPage(routes.contactSuccess, 'data/contact-success.json', 'line'),
  careers: careersPage,
  press: pressPage,
  legal: textPages(routes.legal, 'legal'),
  sitemap: sitemapPage,
  subscribeSuccess: confirmationPage(routes.subscribeSuccess, 'data/subscribe-success.json', 'columns'),
  paperViewer: paperViewerPage,
  notFound: notFoundPage,
  text: textPages(routes.text, 'pages'),
  article: articlePage,
  retired: retiredPage,
} satisfies { [N in RouteName]: PageDefinition<N> }
