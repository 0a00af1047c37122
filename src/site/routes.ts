import { defineRoutes } from '../generator/define/index.ts'

/** Every path of the site, once. A path ends with a slash and is served from an index.html in a folder of that name. */
export const { routes, href } = defineRoutes({
  home: '/',
  products: '/products/',
  mission: '/mission/',
  learn: '/learn/',
  docs: '/docs/',
  caseStudies: '/case-studies/',
  blog: '/blog/',
  article: '/blog/:slug/',
  roadmap: '/roadmap/',
  status: '/status/',
  security: '/security/',
  contact: '/contact/',
  contactSuccess: '/contact/success/',
  careers: '/careers/',
  press: '/press/',
  terms: '/legal/terms/',
  privacy: '/legal/privacy/',
  sitemap: '/sitemap/',
  subscribeSuccess: '/subscribe/success/',
  paperViewer: '/papers/view/',
  notFound: '/404.html',
})
export type RouteName = keyof typeof routes
