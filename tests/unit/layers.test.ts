import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Three rules hold the floors: the site knows of the generator only what it states itself with; the generator does not know the
// site; and only scripts touch the world.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file))

test('the generator imports nothing of the site', () => {
  expect(offenders('src/generator/', (name) => name.startsWith('src/site/'))).toEqual([])
})

test('the site imports of the generator only define/, and types', () => {
  expect(
    offenders('src/site/', (name) => name.startsWith('src/generator/') && !name.startsWith('src/generator/define/')),
  ).toEqual([])
})

test('a page imports no other page', () => {
  expect(
    files
      .filter((file) => file.startsWith('src/site/pages/'))
      .flatMap((file) => {
        const [, room = ''] = /^(src\/site\/pages\/[^/]+)/.exec(file) ?? []
        return importsOf(file)
          .filter((name) => /^src\/site\/pages\/[^/]+\//.test(name) && !name.startsWith(`${room}/`))
          .map((name) => `${file} imports ${name}`)
      }),
  ).toEqual([])
})

test('nothing in src/ knows the disk, the clock, the environment or the scripts', () => {
  expect(
    files.filter((file) =>
      /from 'node:(?!crypto)|scripts\/|process\.env|Date\.now|new Date\(\)|Math\.random/.test(
        readFileSync(file, 'utf8'),
      ),
    ),
  ).toEqual([])
})

function offenders(room: string, isForbidden: (name: string) => boolean): string[] {
  return files
    .filter((file) => file.startsWith(room))
    .flatMap((file) =>
      importsOf(file)
        .filter(isForbidden)
        .map((name) => `${file} imports ${name}`),
    )
}

/** What a file imports besides types, as paths from the project's root or packages. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)].map(
    ([, name = '']) => (name.startsWith('.') ? join(file, '..', name) : name),
  )
}
