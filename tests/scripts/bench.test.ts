import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alone } from '../../scripts/bench/alone.ts'
import { articleAt, lengths } from '../../scripts/bench/corpus/articles.ts'
import { goalLines } from '../../scripts/bench/goals.ts'
import { machineLines } from '../../scripts/bench/lines.ts'
import { planOf } from '../../scripts/bench/plan.ts'
import type { Sample } from '../../scripts/bench/race.ts'
import { ratioTo, spreadOf } from '../../scripts/bench/statistics.ts'
import { tableOf } from '../../scripts/bench/table.ts'
import { fenceNames } from '../../src/generator/markdown/colour-code-languages.ts'
import { countWords } from '../../src/generator/markdown/word-count.ts'
import { buildInMemory, problemLines } from '../site/in-memory.ts'
import { run, temporaryFolder } from './run-command.ts'

// What the bench builds and how it counts. The measuring itself takes minutes, and is the command's own business.

interface Locked {
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

describe('the corpus', () => {
  const articles = Array.from({ length: 1000 }, (_, index) => articleAt(index, 1000))

  test('is the same bytes on every machine, so that figures can be compared', () => {
    const hash = createHash('sha256')
      .update(articles.map(({ slug, text }) => slug + text).join(''))
      .digest('hex')
    expect(hash).toBe('f073bc6c61a3a30173787c03a5dfe5f7c1130b7f04e4624955f8a4e3e3d49ceb')
  })

  test('has articles of 400 to 2,000 words, 990 in the mean', () => {
    const words = articles.map(({ text }) => countWords(text.replace(/^---\n[\s\S]+?\n---\n/, '')))
    expect(Math.min(...words)).toBeGreaterThanOrEqual(lengths.shortest)
    expect(Math.max(...words)).toBeLessThanOrEqual(lengths.longest)
    const mean = words.reduce((sum, count) => sum + count, 0) / words.length
    expect(Math.abs(mean - 990)).toBeLessThan(30)
  })

  test('has a table and two fences in each, in languages that are coloured, and no fence twice', () => {
    const fences = articles.map(({ text }) => fencesIn(text))
    expect(fences.filter((some) => some.length !== 2)).toEqual([])
    const names = new Set(fences.flat().map((fence) => /\w+/.exec(fence)?.[0] ?? ''))
    expect([...names].filter((name) => !fenceNames.includes(name))).toEqual([])
    expect(new Set(fences.flat()).size).toBe(2 * articles.length)
    expect(articles.filter(({ text }) => !/^\| --- \|/m.test(text))).toEqual([])
  })

  test('links to its own articles alone, whatever its size', () => {
    const few = Array.from({ length: 6 }, (_, index) => articleAt(index, 6))
    const slugs = new Set(few.map(({ slug }) => slug))
    const targets = few.flatMap(({ text }) => [...text.matchAll(/\]\(\/blog\/(.+?)\/\)/g)].map(([, slug = '']) => slug))
    expect(targets).toHaveLength(18)
    expect(targets.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('passes every check of a build', () => {
    const few = Array.from({ length: 6 }, (_, index) => articleAt(index, 6))
    const edits = Object.fromEntries(few.map(({ slug, text }) => [`content/blog/${slug}.md`, text]))
    expect(problemLines(buildInMemory({ edits }))).toEqual([])
  })
})

describe.each(['eleventy', 'astro', 'vike', 'node'])('what is installed for %s', (name) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`tests/bench/${name}/${file}`, 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
  const locked = Object.entries(packages).filter(([path]) => path !== '')

  test('is what the lockfile says, from whichever registry: each package with a hash and without an address', () => {
    expect(locked.length).toBeGreaterThan(0)
    expect(locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  test('is there for every system', () => {
    const wanted = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(wanted.filter((one) => !locked.some(([path]) => path.endsWith(`node_modules/${one}`)))).toEqual([])
  })

  test('has exact versions and runs no script of its own', () => {
    const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(readFileSync(`tests/bench/${name}/.npmrc`, 'utf8')).toContain('ignore-scripts=true')
  })
})

const sample = (entrant: Sample['entrant'], wall: number, more: Partial<Sample> = {}): Sample => ({
  entrant,
  race: '1,000 articles',
  kind: 'cold',
  round: 1,
  wall,
  cpu: wall * 1.5,
  peak: 100_000_000,
  bytes: 2_000_000,
  pages: 1002,
  ...more,
})

describe('figures', () => {
  const rounds = [
    sample('ours', 1),
    sample('astro', 4),
    sample('ours', 3, { round: 2 }),
    sample('astro', 6, { round: 2 }),
    sample('ours', 2, { round: 3 }),
    sample('astro', 2, { round: 3, cpu: Number.NaN }),
  ]
  const question = { entrant: 'astro', race: '1,000 articles', kind: 'cold' } as const

  test('a spread is the middle and both ends; of two the middle lies between', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
    expect(spreadOf([4, 1])).toEqual({ median: 2.5, least: 1, most: 4 })
    expect(spreadOf([4, Number.NaN, 1])).toEqual({ median: Number.NaN, least: Number.NaN, most: Number.NaN })
  })

  test('a ratio is of runs of the same round', () => {
    expect(ratioTo(rounds, question, 'wall')).toEqual({ median: 0.5, least: 0.25, most: 1 })
  })

  test('the table has a line for each entrant and kind of run, in columns', () => {
    const titles = [
      { name: 'ours', title: 'Ours' },
      { name: 'astro', title: 'Astro 7.3.4' },
    ] as const
    expect(tableOf(rounds, titles).split('\n')).toEqual([
      '             run             wall s  CPU s  peak MB  output MB   ours : it, wall  ours : it, CPU  ours : it, peak',
      'Ours         cold  2.00 (1.00–3.00)   3.00    100.0        2.0                 1               1                1',
      'Astro 7.3.4  cold  4.00 (2.00–6.00)      –    100.0        2.0  0.50 (0.25–1.00)               –             1.00',
    ])
  })

  test('a goal is judged by the median, and told only where it was measured', () => {
    expect(goalLines(rounds)).toEqual([
      'G1  cold, 1,000 articles, wall: ours : Astro  0.50 (0.25–1.00), at most 0.25: missed (in CPU –)',
    ])
    expect(goalLines([sample('ours', 1), sample('astro', 4)])).toEqual([
      'G1  cold, 1,000 articles, wall: ours : Astro  0.25, at most 0.25: met (in CPU 0.25)',
    ])
    expect(goalLines([sample('ours', 1)])).toEqual([])
  })

  test('the cost of an article is what each one more takes', () => {
    const cold = [
      sample('ours', 1, { race: '100 articles' }),
      sample('ours', 1.9),
      sample('ours', 19.9, { race: '10,000 articles' }),
    ]
    expect(goalLines(cold)).toEqual([
      'G6  cost of an article, 1,000 to 10,000 : 100 to 1,000  2.00, at most 1.1: missed',
    ])
  })
})

describe('the plan', () => {
  test('is everything, where nothing else is said', () => {
    expect(planOf({})).toEqual({
      parts: ['builds', 'site', 'dev', 'visit', 'paint'],
      peers: ['eleventy', 'astro', 'vike', 'hugo'],
      sizes: [6, 100, 1000, 10_000],
      rounds: 3,
      installedOnly: false,
    })
  })

  test.each([
    ['hugo', { parts: ['builds'], peers: ['hugo'] }],
    ['ours', { parts: ['builds'], peers: [] }],
    ['site,vike', { parts: ['site'], peers: ['vike'] }],
    ['dev,visit', { parts: ['dev', 'visit'], peers: [] }],
    ['paint', { parts: ['paint'], peers: [] }],
  ])('--only %s means what it names, and installs nothing else', (only, expected) => {
    expect(planOf({ only })).toMatchObject(expected)
  })

  test('quick is small, and installs nothing', () => {
    expect(planOf({ quick: true })).toMatchObject({ sizes: [6], rounds: 1, installedOnly: true })
    expect(planOf({ quick: true, sizes: '100', rounds: '2' })).toMatchObject({ sizes: [100], rounds: 2 })
  })

  test.each([
    [{ only: 'gatsby' }, '--only gatsby is nothing that is measured. Known: builds, site,'],
    [{ only: 'builds,' }, '--only  is nothing that is measured.'],
    [{ sizes: '6,' }, '--sizes 6, are not numbers of articles. Give some from 1 to 99999: --sizes 6,100'],
    [{ sizes: '1e3' }, '--sizes 1e3 are not numbers'],
    [{ sizes: '100000' }, '--sizes 100000 are not numbers'],
    [{ rounds: '0' }, '--rounds 0 is not a number of rounds. Give one from 1 to 99.'],
  ])('%j is refused', (flags, message) => {
    expect(() => planOf(flags)).toThrow(message)
  })
})

test('a machine that others use is warned of', () => {
  const machine = { processors: 2, model: 'EPYC', platform: 'linux' }
  expect(machineLines({ ...machine, load: 2 })).toEqual(['2 × EPYC, on which 2.0 processes ran in the last minute'])
  expect(machineLines({ ...machine, load: 2.1 })).toHaveLength(2)
})

test('two do not measure at once, and one that was killed is not in the way', async () => {
  const folder = temporaryFolder()
  const work = (): Promise<string> => alone(folder, () => Promise.resolve('done'))
  await expect(alone(folder, work)).rejects.toThrow(`Process ${process.pid} is measuring already.`)
  writeFileSync(join(folder, 'running-process'), '0')
  await expect(work()).resolves.toBe('done')
})

test('a command line that makes no sense is refused before anything is measured', async () => {
  const { code, out, error } = await run(['bench', '--rounds', 'many'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toBe('--rounds many is not a number of rounds. Give one from 1 to 99.\nSee npm run bench -- --help\n')
})

function fencesIn(text: string): string[] {
  return text.match(/^```\w+\n[\s\S]+?^```$/gm) ?? []
}
