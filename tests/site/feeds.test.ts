import { expect, test } from 'vitest'
import { attributesOf, parsePage } from './html.ts'
import { buildInMemory, editedTree, textOf } from './in-memory.ts'
import { article, articles } from './articles.ts'
import { textsIn, xmlFaults } from './xml.ts'

const rich = `A [page](/docs/), [here](#a-part), [code host](repo:speccursor) and \`<b>\` & "quotes".

## A part

- done

| a | b |
| - | -: |
| 1 | 2 |

> [!TIP]
> Read it.[^1]

[^1]: [Here](/docs/).

\`\`\`ts title="a.ts" {1}
a
\`\`\`

:::actions
\`\`\`yaml
- label: Read on
  href: /learn/
\`\`\`
:::
`
const edits = {
  ...articles(40),
  'content/blog/rich.md': article('Rich & <fine>', 'date: 2025-12-01\nupdated: 2026-10-24\nplaceholder: sample', rich),
  'content/blog/moved.md': article('Moved', 'date: 2025-11-30\naliases:\n  - /blog/first/\n  - /blog/second/'),
  'content/blog/control.md': article('Control', 'date: 2025-11-29', 'A &#1; and &#xFFFE; and &#x1F600; in a text.'),
}
const based = { siteUrl: 'https://host.example/docs/' }
const site = buildInMemory({ edits, ...based })
const [rss, atom, json] = ['feed.xml', 'atom.xml', 'feed.json'].map((path) => textOf(site, path))

interface Item extends Record<'id' | 'title' | 'content_html' | 'date_published' | 'date_modified', string> {}

const itemsOf = (built: typeof site): Item[] => (JSON.parse(textOf(built, 'feed.json')) as { items: Item[] }).items
const items = itemsOf(site)
const [first] = items

test('the feed in JSON has the keys of JSON Feed 1.1', () => {
  expect(JSON.parse(json ?? '')).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://host.example/docs/feed.json',
    authors: [{ name: 'SentinelOps', url: 'https://host.example/docs/' }],
  })
  expect(first).toMatchObject({
    url: 'https://host.example/docs/blog/rich/',
    summary: 'About Rich & <fine>.',
    tags: ['Vision'],
  })
})

test('the newest thirty articles are in each feed, newest first and in full', () => {
  expect(items).toHaveLength(30)
  const titles = items.map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual(['Rich & <fine>', 'Moved', 'Control'])
  expect(textsIn(rss ?? '', 'title').slice(1)).toEqual(titles)
  expect(textsIn(atom ?? '', 'title').slice(1)).toEqual(titles)
  const contents = items.map((item) => item.content_html)
  expect(textsIn(rss ?? '', 'content:encoded')).toEqual(contents)
  expect(textsIn(atom ?? '', 'content')).toEqual(contents)
})

test.each([
  ['RSS', rss],
  ['Atom', atom],
])('%s is XML, whatever the articles hold', async (_, xml = '') => {
  expect(await xmlFaults(xml)).toEqual([])
  expect(xml).toContain('A \uFFFD and \uFFFD and 😀')
})

test('a text is plain HTML with addresses in full, and a block is lists and tables', () => {
  expect(first?.content_html.replaceAll('\n', '')).toMatch(/^<p><em>Sample: /)
  expect(first?.content_html.replaceAll('\n', '').replace(/^.*?<\/em><\/p>/, '')).toBe(
    [
      '<p>A <a href="https://host.example/docs/docs/">page</a>, ',
      '<a href="https://host.example/docs/blog/rich/#a-part">here</a>, ',
      '<a href="https://github.com/SentinelOps-CI/speccursor">code host</a> and <code>&#x3C;b></code> &#x26; "quotes".</p>',
      '<h2>A part</h2><ul><li>done</li></ul>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<aside><p><strong>Tip</strong></p><p>Read it.<sup><a href="https://host.example/docs/blog/rich/#note_1">1</a></sup></p></aside>',
      '<p>a.ts</p><pre><code><mark>a</mark></code></pre>',
      '<ul><li><a href="https://host.example/docs/learn/">Read on</a></li></ul>',
      '<ol><li><a href="https://host.example/docs/docs/">Here</a>. <a href="https://host.example/docs/blog/rich/#ref_1">↩\uFE0E</a></li></ol>',
    ].join(''),
  )
})

test('the HTML of a feed needs nothing of our page: no class, id or style, and no address that is not full', () => {
  for (const { content_html: html } of itemsOf(buildInMemory(based))) {
    const content = parsePage(html)
    expect(content.querySelectorAll('[class], [id], [style], [role], [tabindex], svg, script, div, span')).toEqual([])
    const addresses = ['href', 'src'].flatMap((name) => attributesOf(content, name))
    expect(addresses.filter((address) => !/^(https?:|mailto:)/.test(address))).toEqual([])
  }
})

test('an id is the same wherever the site stands, and stays when an article moves', () => {
  const [rich0, moved] = items
  expect(rich0?.id).toBe('tag:sentinelops.example,2025-07-01:/blog/rich/')
  expect(moved?.id).toBe('tag:sentinelops.example,2025-07-01:/blog/first/')
  const elsewhere = itemsOf(buildInMemory({ edits, siteUrl: 'https://b.example' }))
  expect(elsewhere.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  expect(textsIn(rss ?? '', 'guid')).toEqual(items.map(({ id }) => id))
  expect(textsIn(atom ?? '', 'id').slice(1)).toEqual(items.map(({ id }) => id))
})

test('days come from the articles, and the feed is as new as the newest of them', () => {
  expect(first?.date_published).toBe('2025-12-01T00:00:00Z')
  expect(first?.date_modified).toBe('2026-10-24T00:00:00Z')
  expect(textsIn(atom ?? '', 'updated').slice(0, 2)).toEqual(['2026-10-24T00:00:00Z', '2026-10-24T00:00:00Z'])
  expect(textsIn(rss ?? '', 'lastBuildDate')).toEqual(['Sat, 24 Oct 2026 00:00:00 +0000'])
})

test.each([
  ['index.html', 'link[rel=alternate][title]'],
  ['blog/index.html', 'main a[href*=feed],main a[href*=atom]'],
])('%s leads to the feeds by %s', (path, selector) => {
  const feeds = ['/docs/feed.xml', '/docs/atom.xml', '/docs/feed.json']
  expect(attributesOf(parsePage(textOf(site, path)), 'href', selector)).toEqual(feeds)
})

test('a site without articles has feeds all the same', async () => {
  const files = [...editedTree().content.keys()]
  const none = Object.fromEntries(files.filter((path) => path.startsWith('content/blog/')).map((path) => [path, null]))
  const mission = {
    'content/data/roadmap.json': (text: string) => text.replace('/blog/ecosystem-development-timeline/', '/mission/'),
  }
  const empty = buildInMemory({ edits: { ...none, ...mission } })
  expect(await xmlFaults(textOf(empty, 'atom.xml'))).toEqual([])
  expect(textsIn(textOf(empty, 'atom.xml'), 'updated')).toEqual(['2025-07-01T00:00:00Z'])
})
