import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articleAt, slugOf } from '../../scripts/tools/bench/corpus.ts'
import { tableOf, type Sample } from '../../scripts/tools/bench/table.ts'
import { fenceNames } from '../../src/generator/markdown/highlight-languages.ts'

// What the tools and the bench install, and what the bench builds and counts.

interface Locked {
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const peers = ['eleventy', 'eleventy-full', 'astro', 'vike'].map((name) => `scripts/tools/bench/peers/${name}`)
test.each(['scripts/tools', ...peers])(
  'what %s installs is exact, hashed, for every system and without scripts',
  (folder) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
    const locked = Object.entries(packages).filter(([path]) => path !== '')
    expect(locked.length).toBeGreaterThan(0)
    expect(locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    const optional = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(optional.filter((one) => !locked.some(([path]) => path.endsWith(`node_modules/${one}`)))).toEqual([])
    const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toContain('ignore-scripts=true')
  },
)

describe('the corpus', () => {
  const size = 300
  const articles = Array.from({ length: size }, (_, index) => articleAt(index, size))

  test('is the same each time, with articles of 300 to 2,300 words, a thousand in the mean', () => {
    expect(articleAt(7, size)).toBe(articles[7])
    const words = articles.map((text) => text.split(/\s+/).length)
    expect(Math.min(...words)).toBeGreaterThan(300)
    expect(Math.max(...words)).toBeLessThan(2300)
    const mean = words.reduce((sum, count) => sum + count, 0) / size
    expect(Math.abs(mean - 1000)).toBeLessThan(100)
  })

  test('has a table, links to its own articles, and two fences in each, in languages that are coloured and no two alike', () => {
    const fences = articles.flatMap((text) => text.match(/^```\w+\n[\s\S]+?^```$/gm) ?? [])
    expect(new Set(fences).size).toBe(2 * size)
    expect(fences.filter((text) => !fenceNames.includes(/\w+/.exec(text)?.[0] ?? ''))).toEqual([])
    const slugs = new Set(articles.map((_, index) => slugOf(index)))
    const targets = articles.flatMap((text) =>
      [...text.matchAll(/\]\(\/blog\/(.+?)\/\)/g)].map(([, slug = '']) => slug),
    )
    expect([targets.length, targets.filter((slug) => !slugs.has(slug))]).toEqual([3 * size, []])
    expect(articles.filter((text) => !text.includes('| --- | ---: | --- |'))).toEqual([])
  })
})

test('the table has medians with their spread, and ratios of runs of the same round', () => {
  const ours = [1, 3, 2].map((wall, round) => sample('ours', round, wall))
  const astro = [sample('astro', 0, 4), sample('astro', 1, 6), sample('astro', 2, 2, Number.NaN)]
  const cells = tableOf([...ours, ...astro], { ours: 'Ours', astro: 'Astro 7.3.4' })
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells[2]?.slice(1, -1)).toEqual(['Ours', 'cold', '2.00 (1.00–3.00)', '1.00', '100', '1.00', '1.00', '1.00'])
  expect(cells[4]?.slice(1, -1)).toEqual([
    'Astro 7.3.4',
    'cold',
    '4.00 (2.00–6.00)',
    '–',
    '100',
    '0.50 (0.25–1.00)',
    '–',
    '1.00',
  ])
})

function sample(name: string, round: number, wall: number, cpu = 1): Sample {
  return { name, kind: 'cold', round, wall, cpu, peak: 100_000_000 }
}
