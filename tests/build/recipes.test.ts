import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// CONTRIBUTING.md holds recipes. Their steps are applied as they stand, all to one copy of the project, which must then pass.

interface Step {
  file: string
  where: string
  anchor: string
  code: string
}

const recipes = new Map(
  readFileSync('CONTRIBUTING.md', 'utf8')
    .split(/^## (?=Add )/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), stepsOf(text)]),
)

/** A fenced block whose first line says where its code belongs. */
function stepsOf(text: string): Step[] {
  const fences = /^(`{3,})\w+\n\/\/ (\S+), (new|above|below|in place of)(?: "(.*)")?\n([^]*?)\n^\1$/gm
  return [...text.matchAll(fences)].map(([, , file = '', where = '', anchor = '', code = '']) => ({
    file,
    where,
    anchor,
    code,
  }))
}

const steps = [...recipes.values()].flat()
const copy = mkdtempSync(join(tmpdir(), 'site-recipes-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

beforeAll(() => {
  const configs = ['package.json', 'tsconfig.json', 'vite.config.ts', '.oxlintrc.json', '.prettierrc.json']
  for (const name of ['src', 'scripts', 'content', 'public', '.vscode', ...configs])
    cpSync(name, join(copy, name), { recursive: true, filter: (path) => !path.startsWith('scripts/tools') })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  steps.forEach(apply)
  // A text that uses the new block, by its example.
  const [example] = /^:::[^]*?^:::$/m.exec(steps.find(({ file }) => file === 'content/README.md')?.code ?? '') ?? []
  appendFileSync(join(copy, 'content/pages/learn.md'), `\n${example}\n`)
  // The rest is formatted already.
  writeFileSync(join(copy, '.prettierignore'), 'public/\nscripts/\nsrc/generator/\n')
})

function apply({ file, where, anchor, code }: Step): void {
  const place = join(copy, file)
  mkdirSync(dirname(place), { recursive: true })
  if (where === 'new') return writeFileSync(place, `${code}\n`)
  const lines = readFileSync(place, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes(anchor))
  expect(at, `${file} holds "${anchor}"`).toBeGreaterThan(-1)
  const line = lines[at] ?? ''
  if (where === 'in place of') lines[at] = line.replace(anchor, () => code)
  else lines.splice(where === 'above' ? at : at + 1, 0, code)
  return writeFileSync(place, lines.join('\n'))
}

/** What a program says when it fails, and nothing otherwise. */
function failureOf(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}

const bin = (name: string): string => resolve('node_modules/.bin', name)

test.each([
  ['Add a page', 5],
  ['Add a block', 2],
  ['Add an island', 3],
])('%s: at most %i files, besides the manual', (title, most) => {
  const files = new Set(recipes.get(title)?.map(({ file }) => file))
  files.delete('content/README.md')
  expect(files.size).toBeGreaterThan(1)
  expect(files.size).toBeLessThanOrEqual(most)
})

test('new files are in the project format, and npm run format does the rest', () => {
  const files = steps.filter(({ where }) => where === 'new').map(({ file }) => file)
  expect(failureOf(bin('prettier'), '--check', ...files)).toBe('')
  expect(failureOf('scripts/run.mjs', 'format')).toBe('')
  const manual = readFileSync(join(copy, 'content/README.md'), 'utf8')
  for (const field of ['`terms.items`', '`meaning`']) expect(manual).toContain(`\n| ${field} `)
})

test('types and lint rules find nothing', () => {
  expect(failureOf(bin('tsc'))).toBe('')
  const code = steps.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))
  expect(failureOf(bin('oxlint'), '--type-aware', ...code)).toBe('')
})

const page = (path: string): string => readFileSync(join(copy, 'dist', path, 'index.html'), 'utf8')

test('the site shows what was added', () => {
  expect(failureOf('scripts/run.mjs', 'build')).toBe('')
  expect(page('glossary')).toContain('A signed record that ties a proof to an artefact.')
  expect(page('learn')).toContain('<dd>Where one layer passes its artefact to the next.</dd>')
  expect(page('contact')).toMatch(/data-island="copy"[^>]*><button[^>]* disabled/)
})
