import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readTree } from '../../scripts/read-tree.ts'
import { temporaryFolder } from '../build/run-command.ts'
import { article as articleOf, png } from './articles.ts'
import { memoryCache } from '../../scripts/dev/snapshot.ts'
import { buildInMemory, differencesOf, tokenOf, type BuildInMemory, type Edits } from './in-memory.ts'

// A build that draws on the cache of earlier ones gives the same bytes and problems as one that draws on nothing. What a damaged
// cache gives: tests/unit/cache.test.ts. SITE_EDITS=200 tries as many edits, SITE_SEED=7 others than these.

const count = Number(process.env.SITE_EDITS ?? 8)
const seed = Number(process.env.SITE_SEED ?? 1)

/** https://en.wikipedia.org/wiki/Lehmer_random_number_generator, with the parameters of MINSTD. */
let state = seed
function below(limit: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % limit
}

const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
const words = ['proof', 'trace', 'rule', 'policy', 'shadow', 'bundle', 'ledger', 'zebra', 'quorum', 'lemma'] as const
const sentence = (): string => `${pick(words)} ${pick(words)} ${below(1000)}.`

const own = ['own-0', 'own-1', 'own-2'] as const
const fileOf = (slug: string): string => `content/blog/${slug}.md`

function article(body: string): string {
  const matter = `title: Own ${below(1_000_000)}\ndescription: On ${sentence()}\ndate: ${pick(['2025-03-11', '2025-06-12', '2027-01-01'])}`
  const draft = below(5) === 0 ? 'draft: true\n' : ''
  return `---\n${matter}\ncategory: ${pick(['Vision', 'Updates'])}\n${draft}---\n\n${body}\n`
}

const picture = (): Uint8Array => png.with(30, below(2))

const append = (more: string) => (text: string) => `${text}\n${more}\n`

function reword(key: string): (text: string) => string {
  const other = `"${key}": "${sentence()}"`
  return (text) => text.replace(new RegExp(`"${key}": "[^"]*"`), other)
}

const edits: [what: string, make: () => Edits][] = [
  ['a text', () => ({ [fileOf(pick(own))]: article(sentence()) })],
  ['code and a table', () => ({ [fileOf(pick(own))]: article('```ts\nconst a = 1\n```\n\n| a |\n|---|\n| 1 |') })],
  ['a link to another', () => ({ [fileOf(pick(own))]: article(`See [that](${pick(own)}.md).`) })],
  ['shared data', () => ({ [fileOf(pick(own))]: article('::adoption-path{data=adoption-path}') })],
  ['a picture', () => ({ [fileOf(pick(own))]: article('![A dot](dot.png)'), 'content/blog/dot.png': picture() })],
  ['another picture', () => ({ 'content/blog/dot.png': picture() })],
  ['an article less', () => ({ [fileOf(pick(own))]: null })],
  ['a label of all pages', () => ({ 'content/site.json': reword('skipLink') })],
  ['a heading', () => ({ 'content/data/docs.json': reword('heading') })],
  ['data that texts share', () => ({ 'content/data/adoption-path.json': reword('description') })],
  ['a legal text', () => ({ 'content/legal/terms.md': append(sentence()) })],
  ['a broken link', () => ({ [fileOf(pick(own))]: article('[nowhere](/nowhere/)') })],
  ['a mistake in data', () => ({ 'content/data/docs.json': (text) => text.replace('"heading"', '"haeding"') })],
]

const none = { get: () => undefined, set: () => undefined }

function isHeldBack(edit: Edits[string] | undefined): boolean {
  return typeof edit === 'string' && /^(?:draft: true|date: 2027-.*)$/m.test(edit)
}

test(`${count} edits at random give the same site with the cache and without`, () => {
  const cache = memoryCache(new Map())
  const done: string[] = []
  let good: Edits = {}
  for (let round = 0; round < count; round++) {
    const [what, make] = edits[below(edits.length)] ?? ['nothing', () => ({})]
    done.push(what)
    const edited = { ...good, ...make() }
    const cached = buildInMemory({ edits: edited, cache })
    const clean = buildInMemory({ edits: edited, cache: none })
    const found = [differencesOf(cached, clean), cached.problems]
    expect(found, `seed ${seed}: ${done.join('; ')}`).toEqual([[], clean.problems])
    if (clean.problems.length > 0) continue
    good = edited
    const published = Object.fromEntries(Object.entries<Edits[string]>(edited).filter(([, edit]) => !isHeldBack(edit)))
    const without = buildInMemory({ edits: published, cache: none })
    expect(differencesOf(clean, without), `seed ${seed}: a text held back shows`).toEqual([])
  }
})

const anonymous = tokenOf('anon')
const siteCard = '{"title":"Open-source tools","label":"","description":""}'
const planned = (more = ''): string => articleOf('A planned text', `date: 2025-01-01${more}`)
const texts = {
  'content/blog/a.md': articleOf('Key', 'date: 2025-01-01', `The key is \`${anonymous}\`.`),
  'content/blog/b.md': articleOf('Draft', 'date: 2025-01-01\ndraft: true'),
  'content/blog/c.md': articleOf('Folders', 'date: 2025-01-01', 'In /home/**bob**/site.'),
  'content/pages/own.md': '---\ntitle: Own\n---\n\nOf A planned text: ![A dot](/own.png)\n',
  'content/blog/e.md': planned(),
  'public/own.png': png,
}
const kept = new Map<string, Buffer>()
beforeAll(() => void buildInMemory({ edits: texts, publicKey: anonymous, cache: memoryCache(kept) }))

test.each<[what: string, other: BuildInMemory]>([
  ['address', { siteUrl: 'https://host.example/repo/' }],
  ['day', { today: '2024-12-31' }],
  ['choice of drafts', { drafts: true }],
  ['public key', { publicKey: 'another' }],
  ['folder', { folders: ['/home/bob/site'] }],
  ['text held back', { edits: { ...texts, 'content/blog/e.md': planned('\ndraft: true') } }],
  ['size of a picture', { edits: { ...texts, 'public/own.png': png.with(19, 9) } }],
  ['social card', { edits: { ...texts, 'content/social.lock.json': `{"/social/site.png":${siteCard}}` } }],
])('nothing that was kept shows in a build with another %s', (_, other) => {
  const asked = { edits: texts, publicKey: anonymous, ...other }
  const again = buildInMemory({ ...asked, cache: memoryCache(new Map(kept)) })
  const clean = buildInMemory({ ...asked, cache: none })
  expect([differencesOf(again, clean), again.problems]).toEqual([[], clean.problems])
})

test.each<[what: string, text: string, file: string, ...states: (string | null)[]]>([
  ['data', '::notes{data=own}\n\nText.', 'content/data/own.json', '[', 'null', null],
  ['a picture', '![A dot](dot.png)', 'content/blog/dot.png', 'none', null],
])('what a page lacks while %s is broken is not taken from the cache later', (_, text, file, ...states) => {
  const cache = memoryCache(new Map())
  for (const content of states) {
    const edit = { 'content/blog/a.md': articleOf('Parts', 'date: 2025-01-01', text), [file]: content }
    const clean = buildInMemory({ edits: edit, cache: none })
    expect(clean.problems).not.toEqual([])
    expect(buildInMemory({ edits: edit, cache }).problems).toEqual(clean.problems)
  }
})

test('beside a draft, another title of an article makes no more pages anew than without it', () => {
  const [alone, beside] = [{}, { 'content/blog/b.md': articleOf('Draft', 'date: 2025-01-01\ndraft: true') }].map(
    (edit) => {
      const values = new Map<string, Buffer>()
      const madeFor = (title: string): number => {
        const before = values.size
        buildInMemory({
          edits: { ...edit, 'content/blog/a.md': articleOf(title, 'date: 2025-01-01') },
          cache: memoryCache(values),
        })
        return values.size - before
      }
      return [madeFor('Key'), madeFor('Other')]
    },
  )
  const [all = 0, again = 0] = alone ?? []
  expect(again).toBeLessThan(all)
  // And the draft, which names the articles beside it.
  expect(beside).toEqual([all + 1, again + 1])
})

test('a file that is saved while the site is made ends the build, so no page is cached under the hash of another text', () => {
  const content = temporaryFolder()
  const [file, copy] = [join(content, 'a.md'), join(content, 'b.md')]
  writeFileSync(file, 'before')
  writeFileSync(copy, 'behind')
  for (const path of [file, copy]) utimesSync(path, 1, 1)
  const [listed] = readTree({ content }).content.values()
  expect(listed?.read()).toEqual(readFileSync(file))
  renameSync(copy, file)
  expect(() => listed?.read()).toThrow(`${file} was saved while the site was made.`)
})
