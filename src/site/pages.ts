import MailCheck from 'lucide-react/icons/mail-check'
import Send from 'lucide-react/icons/send'
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
import { roadmapPage } from './pages/roadmap/page.tsx'
import { sitemapPage } from './pages/sitemap/page.tsx'
import { statusPage } from './pages/status/page.tsx'
import { textPage } from './pages/text-page.tsx'
import { routes, type RouteName } from './routes.ts'

/** In the order of sitemap.xml. A page that is missing, or stands under another's name, does not compile. */
export const pages = {
  home: homePage,
  products: productsPage,
  mission: missionPage,
  learn: textPage(routes.learn, 'pages/learn.md', ['copy-commands']),
  docs: docsPage,
  caseStudies: textPage(routes.caseStudies, 'pages/case-studies.md'),
  blog: blogPage,
  roadmap: roadmapPage,
  status: statusPage,
  security: textPage(routes.security, 'pages/security.md'),
  contact: contactPage,
  contactSuccess: confirmationPage(routes.contactSuccess, 'data/contact-success.json', { icon: Send, inOrder: true }),
  careers: careersPage,
  press: pressPage,
  terms: textPage(routes.terms, 'legal/terms.md'),
  privacy: textPage(routes.privacy, 'legal/privacy.md'),
  sitemap: sitemapPage,
  subscribeSuccess: confirmationPage(routes.subscribeSuccess, 'data/subscribe-success.json', {
    icon: MailCheck,
    inOrder: false,
  }),
  paperViewer: paperViewerPage,
  notFound: notFoundPage,
  article: articlePage,
} satisfies { [N in RouteName]: PageDefinition<N> }
