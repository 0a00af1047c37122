import type { RouteName } from '../routes.ts'

/** The stylesheets, by their files in src/site/styles/: one for each kind of page, so that none carries the rules of all. */
export const stylesheets = ['texts', 'overviews', 'services'] as const

export type Stylesheet = (typeof stylesheets)[number]

/** Of each route that has not the one of overviews. */
const others: Partial<Record<RouteName, Stylesheet>> = {
  article: 'texts',
  learn: 'texts',
  caseStudies: 'texts',
  security: 'texts',
  terms: 'texts',
  privacy: 'texts',
  status: 'services',
  contact: 'services',
  contactSuccess: 'services',
  press: 'services',
  sitemap: 'services',
  subscribeSuccess: 'services',
  paperViewer: 'services',
  notFound: 'services',
}

/** Which stylesheet the pages of a route have. */
export function stylesheetOf(route: RouteName): Stylesheet {
  return others[route] ?? 'overviews'
}
