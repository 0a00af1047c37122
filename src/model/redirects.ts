import type { Content } from '../content/content.ts'
import { href } from '../routes.ts'

/** An address at which an article stood before. Paths are without the base path. */
export interface Redirect {
  from: string
  to: string
  /** Of the article. */
  title: string
  /** The content file that names the old address. */
  source: string
}

/** The old addresses of articles that are published, in the order of the articles. */
export function redirectsOf(articles: Content['articles']): Redirect[] {
  return articles.flatMap(({ slug, file, matter: { title, aliases } }) =>
    aliases.map((from) => ({ from, to: href('article', { slug }), title, source: file })),
  )
}
