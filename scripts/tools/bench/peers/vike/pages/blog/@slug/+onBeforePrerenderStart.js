import { slugs } from '../../../articles.js'

/** Every article is prerendered. */
export default function onBeforePrerenderStart() {
  return slugs().map((slug) => `/blog/${slug}`)
}
