import { beforeAll, expect, test } from 'vitest'
import { bundle, type Bundle } from '../scripts/disk/bundle.ts'
import { budgetWatch } from '../scripts/weight/budget-watch.ts'
import { kindOf, overrunsOf, type Overrun } from '../scripts/weight/budget.ts'
import budgets from '../scripts/weight/budgets.json' with { type: 'json' }
import { scalesFor } from '../scripts/weight/scales.ts'
import { weightOf } from '../scripts/weight/weight.ts'
import { pathOfFile } from '../src/generator/render/output-file.ts'
import { buildInMemory, textOf } from './site/in-memory.ts'

// What each page of the real site costs its visitor, held to scripts/weight/budgets.json; and those to what we promise.

let built: Bundle
let pages: Map<string, string>
let overruns: (html: string) => Overrun[]
beforeAll(async () => {
  built = await bundle()
  const site = buildInMemory({ assets: built.assets })
  const paths = [...site.files.keys()].filter((path) => path.endsWith('.html'))
  pages = new Map(paths.map((path) => [path, textOf(site, path)]))
  const scales = scalesFor(built.files, { base: '/', weigh: weightOf })
  overruns = (html) => overrunsOf(html, scales)
})

test('no page costs more than its kind may', () => {
  const found = [...pages].flatMap(([path, html]) =>
    overruns(html).map(({ kind, what, is, atMost }) => `${path} (${kind}), ${what}: ${is}, at most ${atMost}`),
  )
  expect(found).toEqual([])
})

test('there is a page of each kind', () => {
  expect(new Set([...pages.values()].map(kindOf))).toEqual(new Set(Object.keys(budgets)))
})

test.each(Object.entries(budgets))(
  'the budget of a %s keeps what we promise',
  (kind, { opening, script, requests }) => {
    // Ten packets of 1,460 bytes come in the first round trip (RFC 6928), headers and all.
    expect(opening.brotli).toBeLessThanOrEqual(14_000)
    const isPlain = kind === 'article' || kind === 'page without a widget'
    expect(script.brotli).toBeLessThanOrEqual(isPlain ? 0 : 1000)
    expect(requests).toBeLessThanOrEqual(isPlain ? 2 : 3)
  },
)

test('a page that grows is told with all that has grown', () => {
  const page = pages.get('careers/index.html') ?? ''
  const heavy = page.replace(
    '<body>',
    `<body><p>${'words '.repeat(3000)}</p><script src="${built.assets.loader.path}"></script>`,
  )
  expect(overruns(heavy).map(({ what }) => what)).toEqual([
    'around, raw',
    'script, raw',
    'script, compressed',
    'opening, raw',
    'requests',
  ])
  expect(overruns('<!DOCTYPE html><title>Moved</title>')).toEqual([])
})

test('a build tells of all that is too heavy in one line, and of nothing else', () => {
  const watch = budgetWatch(built.files, '/')
  for (const [path, html] of pages) watch.note(pathOfFile(path), watch.weigh(html))
  expect(watch.lines()).toEqual([])
  for (const path of ['careers/index.html', 'press/index.html'])
    watch.note(pathOfFile(path), watch.weigh((pages.get(path) ?? '').replace('<body>', `<body>${'<hr>'.repeat(3000)}`)))
  expect(watch.lines()).toEqual([
    expect.stringMatching(
      /^2 pages over the budget in \S+, the most \/press\/ \(page with a form\), around, raw: 19\d{3}, at most 10500$/,
    ),
  ])
})
