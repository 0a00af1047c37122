import { proseFiles, type Content, type ProseName } from '../content/content.ts'
import { href, routes, type RouteName } from '../routes.ts'
import type { Data } from './page.ts'

/** A route with one page. Articles are made one by one, in pages.ts. */
export type SingleRoute = Exclude<RouteName, 'article'>
export type DataRoute = Exclude<SingleRoute, ProseName>

/** The data files of each page: the first holds its title and description, the others are shown on it as well. */
const dataOf = {
  home: ['home', 'newsletter'],
  products: ['products'],
  mission: ['mission'],
  docs: ['docs', 'products'],
  blog: ['blog', 'papers', 'newsletter'],
  roadmap: ['roadmap', 'mission', 'roadmap-phases', 'deliverables-and-risks', 'targets'],
  status: ['status'],
  contact: ['contact'],
  contactSuccess: ['contact-success'],
  careers: ['careers'],
  press: ['press'],
  sitemap: ['sitemap', 'products'],
  subscribeSuccess: ['subscribe-success'],
  paperViewer: ['paper-viewer', 'papers'],
  notFound: ['not-found'],
} as const satisfies { [N in DataRoute]: readonly (keyof Data)[] }

export const singleRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name): name is SingleRoute => name !== 'article',
)

/** The pages that search engines may list. */
export const listedRoutes = singleRoutes.filter((name) => routes[name].listed)

export function pathOf(name: SingleRoute): string {
  return href(name)
}

function isProse(name: SingleRoute): name is ProseName {
  return name in proseFiles
}

/** The content files a page is made of, its main one first. */
export function sourcesOf(name: SingleRoute): string[] {
  return isProse(name) ? [proseFiles[name]] : dataOf[name].map((data) => `content/data/${data}.json`)
}

/** The path of the page that a Markdown file makes, whether it is published or not; nothing for a file that makes none. */
export function pathOfMarkdown(file: string): string | undefined {
  const [, slug] = /^content\/blog\/([^/]+)\.md$/.exec(file) ?? []
  if (slug !== undefined) return href('article', { slug })
  const name = (Object.keys(proseFiles) as ProseName[]).find((prose) => proseFiles[prose] === file)
  return name && pathOf(name)
}

/** Title and description of a page. */
export function metaOf(name: SingleRoute, { data, prose }: Content): { title: string; description: string } {
  const { title, description } = isProse(name) ? prose[name].matter : data[dataOf[name][0]].meta
  return { title, description }
}
