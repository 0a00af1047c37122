import { feedPlugin } from '@11ty/eleventy-plugin-rss'
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'
import { close, createIndex } from 'pagefind'

/** Eleventy with what our site has too: coloured code, a feed and a search. */
export default function configure(config) {
  config.addPlugin(syntaxHighlight)
  config.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed.xml',
    collection: { name: 'blog', limit: 30 },
    metadata: { language: 'en', title: 'Bench', base: 'https://bench.example/', author: { name: 'Bench' } },
  })
  config.on('eleventy.after', async () => {
    const { index } = await createIndex()
    await index.addDirectory({ path: 'dist' })
    await index.writeFiles({ outputPath: 'dist/pagefind' })
    await close()
  })
  return { dir: { input: 'src', output: 'dist' } }
}
