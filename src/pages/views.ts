import type { ReactElement } from 'react'
import type { ViewProps } from '../model/page.ts'
import type { RouteName } from '../routes.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { BlogPage } from './BlogPage.tsx'
import { CareersPage } from './CareersPage.tsx'
import { CaseStudiesPage } from './CaseStudiesPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { ContactSuccessPage } from './ContactSuccessPage.tsx'
import { DocsPage } from './DocsPage.tsx'
import { HomePage } from './HomePage.tsx'
import { LearnPage } from './LearnPage.tsx'
import { MissionPage } from './MissionPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PaperViewerPage } from './PaperViewerPage.tsx'
import { PressPage } from './PressPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { ProductsPage } from './ProductsPage.tsx'
import { RoadmapPage } from './RoadmapPage.tsx'
import { SecurityPage } from './SecurityPage.tsx'
import { SitemapPage } from './SitemapPage.tsx'
import { StatusPage } from './StatusPage.tsx'
import { SubscribeSuccessPage } from './SubscribeSuccessPage.tsx'
import { TermsPage } from './TermsPage.tsx'

/** What each route shows inside <main>. A route without a view does not compile. */
export const views: { [N in RouteName]: (props: ViewProps<N>) => ReactElement } = {
  home: HomePage,
  products: ProductsPage,
  mission: MissionPage,
  learn: LearnPage,
  docs: DocsPage,
  caseStudies: CaseStudiesPage,
  blog: BlogPage,
  article: ArticlePage,
  roadmap: RoadmapPage,
  status: StatusPage,
  security: SecurityPage,
  contact: ContactPage,
  contactSuccess: ContactSuccessPage,
  careers: CareersPage,
  press: PressPage,
  terms: TermsPage,
  privacy: PrivacyPage,
  sitemap: SitemapPage,
  subscribeSuccess: SubscribeSuccessPage,
  paperViewer: PaperViewerPage,
  notFound: NotFoundPage,
}
