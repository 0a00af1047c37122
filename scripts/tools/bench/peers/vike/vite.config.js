import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { slugs } from './articles.js'

export default { plugins: [react(), vike(), sitemap()] }

/** The addresses of all pages, written beside them. */
function sitemap() {
  return {
    name: 'sitemap',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const paths = ['/', ...slugs().map((slug) => `/blog/${slug}/`)]
      const urls = paths.map((path) => `<url><loc>https://bench.example${path}</loc></url>`)
      const head =
        '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: [head, ...urls, '</urlset>', ''].join('\n') })
    },
  }
}
