import { defineRoutes } from '../generator/define/index.ts'

/** Every path of the site, once. All but that of 404.html end with a slash, and are served from an index.html in a folder of that name. */
export const { routes, href } = defineRoutes({
  home: '/',
  products: '/products/',
  mission: '/mission/',
  docs: '/docs/',
  blog: '/blog/',
  article: '/blog/:slug/',
  // What a withdrawn article leaves at its address. A slug belongs to one of the two.
  retired: '/blog/:slug/',
  roadmap: '/roadmap/',
  status: '/status/',
  contact: '/contact/',
  contactSuccess: '/contact/success/',
  careers: '/careers/',
  press: '/press/',
  legal: '/legal/:slug/',
  sitemap: '/sitemap/',
  subscribeSuccess: '/subscribe/success/',
  paperViewer: '/papers/view/',
  notFound: '/404.html',
  text: '/:slug/',
})
export type RouteName = keyof typeof routes
