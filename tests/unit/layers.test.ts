import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file))

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'"]*?from )?'([^']+)'/gm)].map(
    ([, name = '']) => (name.startsWith('.') ? join(file, '..', name) : name),
  )

function reachOf(file: string, reach = new Set<string>()): Set<string> {
  if (!files.includes(file) || reach.has(file)) return reach
  reach.add(file)
  importsOf(file).forEach((name) => reachOf(name, reach))
  return reach
}

const rules: [what: string, folder: string, isForbidden: (name: string, file: string) => boolean][] = [
  ['the generator imports nothing of the site', 'src/generator/', (name) => name.startsWith('src/site/')],
  ['the site imports define/ and types alone', 'src/site/', (name) => /^src\/generator\/(?!define)/.test(name)],
  [
    'a page imports no other page',
    'src/site/pages/',
    (name, file) => /^src\/site\/pages\/[^/]+\//.test(name) && !name.startsWith(`${file.split('/', 4).join('/')}/`),
  ],
  [
    'a widget imports no code of the generator, nor what imports it: it takes texts as props, and links by <a href>',
    'src/site/islands/',
    (name, file) => file.endsWith('/widget.tsx') && /^src\/generator\//m.test([...reachOf(name)].join('\n')),
  ],
]

test.each(rules)('%s', (_, folder, isForbidden) => {
  const importers = files.filter((file) => file.startsWith(folder))
  expect(importers.length).toBeGreaterThan(10)
  const wrong = importers.flatMap((file) =>
    importsOf(file).flatMap((name) => (isForbidden(name, file) ? [[file, name]] : [])),
  )
  expect(wrong).toEqual([])
})

test('nothing in src/ knows the disk, the clock, the environment or the scripts', () => {
  const world = /from 'node:(?!crypto|path|v8)|scripts\/|process\.env|Date\.now|new Date\(\)|Math\.random/
  expect(files.flatMap((file) => (world.exec(readFileSync(file, 'utf8')) ?? []).map((found) => [file, found]))).toEqual(
    [],
  )
})
