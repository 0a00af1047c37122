import { getCollection } from 'astro:content'

/** The addresses of all pages. */
export async function GET({ site }) {
  const articles = await getCollection('blog')
  const paths = ['/', ...articles.map(({ id }) => `/blog/${id}/`)]
  const urls = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`)
  const head = '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return new Response([head, ...urls, '</urlset>', ''].join('\n'))
}
