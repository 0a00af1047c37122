import { expect, test } from 'vitest'
import { isHashedAsset } from '../../scripts/publish/previous.ts'
import { article, png } from './articles.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

const file = 'content/blog/new-one.md'
const day = 'date: 2025-01-01'

test('a page shows a picture with its size under a hashed name, and only published pages bring theirs along', () => {
  const site = buildInMemory({
    edits: {
      [file]: article('One', day, "![A map](map.png 'The <map>.')\n\nText ![dot](dots/dot.svg) and more."),
      'content/pages/learn.md': (text) => `${text}\n![A map][m]\n\n[m]: ../blog/map.png\n`,
      'content/blog/two.md': article('Two', `${day}\ndraft: true`, '![Secret](secret.png) ![Map](map.png)'),
      'content/blog/map.png': png,
      'content/blog/secret.png': png.with(30, 7),
      'content/blog/dots/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><circle r="3"/></svg>',
    },
    siteUrl: 'https://a.example/repo',
  })
  expect(problemLines(site)).toEqual([])
  const made = [...site.files.keys()].filter((path) => /\.(png|svg)$/.test(path) && path.startsWith('assets/'))
  expect(made.filter((path) => !isHashedAsset(path))).toEqual([])
  const names = made.map((path) => path.replace(/-[\da-f]{12}\./, '.'))
  expect(names.toSorted()).toEqual(['assets/dot.svg', 'assets/map.png'])
  const map = made.find((path) => path.includes('map')) ?? ''
  expect(site.files.get(map)).toEqual(png)
  const html = textOf(site, 'blog/new-one/index.html')
  expect(html).toContain(
    `<figure><img src="/repo/${map}" alt="A map" width="33" height="20"><figcaption>The &#x3C;map>.</figcaption></figure>`,
  )
  expect(html).toMatch(/<p>Text <img src="[^"]*" alt="dot" width="40" height="30" loading="lazy"> and more\.<\/p>/)
  expect(textOf(site, 'learn/index.html')).toContain(`<img src="/repo/${map}"`)
})

const gif = (width: number) => Buffer.from([...Buffer.from('GIF89a'), width, 0, 1, 0, 0, 0, 0, 0x3b])

function pageWithGif(width: number): string {
  const edits = {
    'content/pages/learn.md': (text: string) => `${text}\n![A line](/line.GIF)\n`,
    'public/line.GIF': gif(width),
  }
  return textOf(buildInMemory({ edits }), 'learn/index.html')
}

test('a picture in public/ that another of as many bytes replaces shows its own size, whatever the case of its ending', () => {
  expect(pageWithGif(3)).toContain('width="3"')
  expect(pageWithGif(5)).toContain('width="5"')
})
