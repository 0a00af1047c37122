import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { openLiveMemory } from '../../scripts/memory/kept-live.ts'
import { answerFrom } from '../../scripts/servers/live-answer.ts'
import { liveSite, type LiveSite } from '../../scripts/servers/live-site.ts'
import type { Snapshot } from '../../scripts/servers/snapshot.ts'
import { temporaryFolder } from './run-command.ts'
import { beginInMemory, buildInMemory } from '../site/in-memory.ts'

// What `npm run dev` answers before all of the site is made, and after it.

const article = 'content/blog/mapping-the-space.md'
const page = '/blog/mapping-the-space/'

/** A site whose look is taken when it is asked for, with what was told of it. */
function live(take: () => Snapshot): LiveSite & { told: string[] } {
  const told: string[] = []
  const site = liveSite(async () => take(), {
    made: ({ problems }) => told.push(`made, ${problems.map(({ message }) => message).join('\n')}`),
    failed: (error) => told.push(String(error)),
  })
  return { ...site, told }
}

interface Asked {
  status: number
  text: string
  /** What the page's overlay tells. */
  overlay: string
  /** Whether all of the site was made when the answer came. */
  isWhole: boolean
}

async function asked(site: LiveSite, path: string): Promise<Asked> {
  const look = await site.current()
  const answer = await answerFrom(look, path)
  const text = String(answer?.body)
  const [, overlay = ''] = /new ErrorOverlay\((.*?)\)<\/script>/.exec(text) ?? []
  return { status: answer?.status ?? 0, text, overlay, isWhole: look.snapshot.isWhole }
}

function* failing(): Generator<void, void> {
  yield
  throw new Error('zebra')
}

const withLink = (text: string): string => `${text}\nSee [nowhere](/nowhere/).\n`

test('each page alone is as it stands in the whole site', () => {
  const edits = { [article]: withLink }
  const whole = buildInMemory({ edits })
  const snapshot = beginInMemory({ edits })
  const pages = [...whole.files].filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(20)
  const different = pages.filter(([path, html]) => snapshot.pageAt(path)?.html !== html)
  expect(different.map(([path]) => path)).toEqual([])
})

test('a page comes before the rest is made, and the problems of another page after it', async () => {
  const site = live(() => beginInMemory({ edits: { [article]: withLink } }))
  expect(await asked(site, '/docs/')).toMatchObject({ status: 200, isWhole: false, overlay: '' })
  const sitemap = await asked(site, '/sitemap.xml')
  expect(sitemap).toMatchObject({ status: 200, isWhole: true })
  expect(sitemap.text).toContain(page)
  expect(site.told).toEqual([expect.stringMatching(/^made, links to \/nowhere\/, which no page has/)])
  expect((await asked(site, '/docs/')).overlay).toContain('links to /nowhere/')
})

test('problems of the front matter come with every page, those of a body with its own', async () => {
  const edits = {
    [article]: (text: string) => `${text}\n::zebras\n`,
    'content/blog/broken.md': '---\ntitle: Broken\n---\n\nText.\n',
  }
  const site = live(() => beginInMemory({ edits }))
  const other = await asked(site, '/docs/')
  expect(other.overlay).toContain('broken.md')
  expect(other.overlay).not.toContain('zebras')
  const own = await asked(site, page)
  expect(own.overlay).toMatch(/broken\.md.*zebras/)
  expect(own.isWhole).toBe(false)
  expect(await asked(site, '/blog/broken/')).toMatchObject({ status: 500, isWhole: false })
})

test('before the rest is made, an unknown address is known to be none, and that of a redirect waits', async () => {
  const site = live(() =>
    beginInMemory({ edits: { [article]: (text) => text.replace('\ndate:', '\naliases: [/old/]\ndate:') } }),
  )
  const unknown = await asked(site, '/blgo/')
  expect(unknown).toMatchObject({ status: 404, isWhole: false })
  expect(unknown.text).toBe((await asked(site, '/404.html')).text)
  expect(await asked(site, '/%')).toMatchObject({ status: 400, isWhole: false })
  const redirect = await asked(site, '/old/')
  expect(redirect).toMatchObject({ status: 200, isWhole: true })
  expect(redirect.text).toContain(`url=${page}`)
})

test('an edit breaks the rest off, and what was made is not made again', async () => {
  const first = beginInMemory()
  const second = beginInMemory({ memory: first.memory })
  const looks = [first, second]
  const site = live(() => looks.shift() ?? beginInMemory())
  const waiting = site.current().then((look) => answerFrom(look, '/sitemap.xml'))
  const { isMade } = await site.current()
  while (first.files.size < 5) first.rest.next()
  const made = [...first.memory.pages]
  site.forget()
  expect(await isMade).toBe(false)
  expect(await waiting).toBeUndefined()
  expect(site.told).toEqual([])
  expect(await asked(site, '/sitemap.xml')).toMatchObject({ status: 200, isWhole: true })
  expect(made.length).toBeGreaterThan(0)
  expect(made.filter(([path, known]) => second.memory.pages.get(path) !== known)).toEqual([])
  expect([...second.files.keys()].toSorted()).toEqual([...buildInMemory().files.keys()].toSorted())
  expect(site.told).toEqual(['made, '])
})

test('what cannot be made is told once, keeps no other page, and is tried again', async () => {
  const broken = { ...beginInMemory(), rest: failing() }
  const looks = [broken, beginInMemory()]
  const site = live(() => looks.shift() ?? beginInMemory())
  expect((await asked(site, '/docs/')).status).toBe(200)
  await expect(asked(site, '/sitemap.xml')).rejects.toThrow('zebra')
  expect(site.told).toEqual(['Error: zebra'])
  expect((await asked(site, '/sitemap.xml')).status).toBe(200)
})

test('what one run has read of files the next need not read', () => {
  const folder = temporaryFolder()
  const first = openLiveMemory(folder, 'content')
  const { files, problems } = buildInMemory({ memory: first.memory })
  expect(first.memory.made).toBeGreaterThan(20)
  first.save()
  const next = openLiveMemory(folder, 'content')
  const again = buildInMemory({ memory: next.memory })
  expect(next.memory.made).toBe(0)
  expect(again.problems).toEqual(problems)
  expect([...again.files].filter(([path, content]) => !isDeepStrictEqual(content, files.get(path)))).toEqual([])
  expect(openLiveMemory(folder, 'elsewhere').memory.sources.size).toBe(0)
})
