import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { finished, serve, start, temporaryFolder } from './run-command.ts'

const folder = '.github/workflows'
const step = z.object({ name: z.string().optional(), uses: z.string().optional(), run: z.string().optional() })
const workflow = z.object({
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.number(), steps: z.array(step) })),
})
const workflows = readdirSync(folder).map((file) => {
  const { jobs } = workflow.parse(parse(readFileSync(join(folder, file), 'utf8')))
  return { file, steps: Object.values(jobs).flatMap(({ steps }) => steps) }
})

test.each(workflows)('$file calls commands that the project has', ({ steps }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(called).not.toEqual([])
  expect(called.filter((name) => !['ci', 'audit'].includes(name) && !(name in scripts))).toEqual([])
})

test.each(workflows)('$file uses actions of GitHub alone, each by a commit', ({ steps }) => {
  const used = steps.flatMap(({ uses = [] }) => uses)
  expect(used.filter((action) => !/^actions\/[a-z-]+@[\da-f]{40}$/.test(action))).toEqual([])
})

/** Runs the script of a step as GitHub does at its strictest (`shell: bash`). @returns its exit code and what it wrote to a file of GitHub's. */
async function runStep(name: string, cwd: string, env: Record<string, string> = {}) {
  const { run = '' } = workflows.flatMap(({ steps }) => steps).find((one) => one.name === name) ?? {}
  const file = join(cwd, 'written.txt')
  writeFileSync(file, '')
  const bash = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', run]
  const child = start(bash, { cwd, env: { GITHUB_OUTPUT: file, GITHUB_STEP_SUMMARY: file, ...env } })
  const { code } = await finished(child)
  return { code, written: readFileSync(file, 'utf8') }
}

test.each([
  [200, 'false', 0, 'previous='],
  [404, 'false', 0, ''],
  [503, 'false', 1, ''],
  [503, 'true', 0, ''],
  [200, 'true', 0, ''],
])('where the manifest that is online answers %i, and «first» is %s', async (status, first, code, written) => {
  const site = `${await serve((_, response) => response.writeHead(status).end())}/repo`
  const result = await runStep('Look for the release that is online', temporaryFolder(), { SITE: site, FIRST: first })
  expect(result).toEqual({ code, written: written && `${written}${site}/\n` })
})

test('the summary of a deployment holds what its build said, and a build that failed ends it', async () => {
  const place = temporaryFolder()
  const bin = join(place, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "Not ready for launch: $*"\nexit $CODE\n', { mode: 0o755 })
  const env = { PATH: `${bin}:${process.env.PATH}`, SITE: 'https://a.example', PREVIOUS: 'https://b.example' }
  const said = 'Not ready for launch: run build -- --site-url https://a.example --previous https://b.example'
  const written = `\`\`\`text\n${said}\n\`\`\`\n`
  expect(await runStep('Build', place, { ...env, CODE: '0' })).toEqual({ code: 0, written })
  expect(await runStep('Build', place, { ...env, CODE: '1' })).toEqual({ code: 1, written: '' })
})

test.each([
  [
    'new, changed and gone',
    { 'a/index.html': '1', 'b.html': '1', 'same.html': '1' },
    { 'b.html': '2', 'c.html': '1', 'same.html': '1', 'x.css': '' },
    ['- `a/index.html` gone', '- `b.html` changed', '- `c.html` new'],
  ],
  ['none', { 'same.html': '1', 'x.css': '1' }, { 'same.html': '1', 'x.css': '2' }, ['None changes.']],
])('pages that change: %s', async (_, base, head, lines) => {
  const cwd = temporaryFolder()
  for (const [side, files] of Object.entries({ base, head }))
    for (const [path, text] of Object.entries<string>(files)) {
      const file = join(cwd, side, 'dist', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  const written = ['### Pages', ...lines, ''].join('\n')
  expect(await runStep('List the pages that change', cwd)).toEqual({ code: 0, written })
})
