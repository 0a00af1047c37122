import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from './run-command.ts'

const fences = /^(`{3,})\w+\n\/\/ (\S+), (new|above|below|in place of)(?: `(.*)`)?\n([^]*?)\n^\1$/gm
const steps = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(fences)].map(
  ([, , file = '', where = '', anchor = '', code = '']) => ({ file, where, anchor, code }),
)

function apply(copy: string, { file, where, anchor, code }: (typeof steps)[number]): void {
  const place = join(copy, file)
  mkdirSync(dirname(place), { recursive: true })
  if (where === 'new') return writeFileSync(place, `${code}\n`)
  const lines = readFileSync(place, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes(anchor))
  expect(at, `"${anchor}" has gone from ${file}: name another line in CONTRIBUTING.md`).toBeGreaterThan(-1)
  const line = lines[at] ?? ''
  if (where === 'in place of') lines[at] = line.replace(anchor, () => code)
  else lines.splice(where === 'above' ? at : at + 1, 0, code)
  return writeFileSync(place, lines.join('\n'))
}

const bin = (name: string): string => resolve('node_modules/.bin', name)

test('the recipes are in the project format, pass types and lint rules, and the site shows what was added', () => {
  const copy = projectCopy()
  for (const name of ['.vscode', '.oxlintrc.json', '.prettierrc.json'])
    cpSync(name, join(copy, name), { recursive: true })
  steps.forEach((step) => apply(copy, step))
  const [example] = /^:::[^]*?^:::$/m.exec(steps.find(({ file }) => file === 'content/README.md')?.code ?? '') ?? []
  appendFileSync(join(copy, 'content/pages/learn.md'), `\n${example}\n`)
  // The rest is formatted already.
  writeFileSync(join(copy, '.prettierignore'), '*.*\n!content/README.md\n')
  const failureOf = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    return status === 0 ? '' : stdout + stderr
  }

  const files = steps.filter(({ where }) => where === 'new').map(({ file }) => file)
  expect(failureOf(bin('prettier'), '--check', '--ignore-path', '', ...files)).toBe('')
  expect(failureOf('scripts/run.mjs', 'format')).toBe('')
  const manual = readFileSync(join(copy, 'content/README.md'), 'utf8')
  for (const field of ['`terms.items`', '`meaning`']) expect(manual).toContain(`\n| ${field} `)

  expect(failureOf(bin('tsc'))).toBe('')
  const code = steps.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))
  expect(failureOf(bin('oxlint'), '--type-aware', ...code)).toBe('')

  expect(failureOf('scripts/run.mjs', 'build')).toBe('')
  const page = (path: string): string => readFileSync(join(copy, 'dist', path, 'index.html'), 'utf8')
  expect(page('glossary')).toContain('A signed record that ties a proof to an artefact.')
  expect(page('learn')).toContain('<dd>Where one layer passes its artefact to the next.</dd>')
  expect(page('contact')).toMatch(/data-island="copy"[^>]*><button[^>]* disabled/)
})
