import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { run as build } from '../../scripts/build.ts'
import { run as check } from '../../scripts/check.ts'
import { runTool } from '../../scripts/cli/command.ts'
import { run as dev } from '../../scripts/dev.ts'
import { run as format } from '../../scripts/format.ts'
import { run as begin } from '../../scripts/new.ts'
import { run as preview } from '../../scripts/preview.ts'
import { run as testCommand } from '../../scripts/test.ts'
import { run as verify } from '../../scripts/verify.ts'
import { contentWith, runHere, temporaryFolder } from './run-command.ts'

// Commands as they are run, within this process. What is common to all of them: tests/unit/cli.test.ts.

const commands = { build, check, dev, format, new: begin, preview, test: testCommand, verify }
test.each(Object.entries(commands))('%s answers --help and refuses unknown flags', async (name, command) => {
  const help = await runHere(command, '--help')
  expect(help).toMatchObject({ code: 0, error: '' })
  expect(help.out).toMatch(new RegExp(`^npm (run )?${name} -- \\[flags\\]`))
  const refused = await runHere(command, '--nonsense')
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.error).toContain(`--nonsense is not a flag of ${name}. Known flags:`)
})

test.each([
  [['--now', '2024-02-30'], 2, '--now 2024-02-30 is not a day. Write it as YYYY-MM-DD.'],
  [['--site-url', 'sentinelops'], 2, '--site-url is "sentinelops", which is not the address of a site.'],
  [['--site-url', 'https://a.example//x'], 2, 'which is not the address of a site.'],
  [['--drafts', '--strict'], 2, '--strict asks if the site is ready for launch'],
  [['--content', 'nowhere'], 1, 'There is no content folder at nowhere. Name one with --content DIR.'],
  [['--out', 'content/dist'], 1, 'The output content/dist and content overlap.'],
  [['--out', 'public/dist'], 1, 'The output public/dist and public overlap.'],
  [['--out', 'package.json/dist'], 1, 'there is a file where a folder is needed. Nothing was changed.'],
])('build %j is refused in a line', async (args, code, message) => {
  const refused = await runHere(build, ...args)
  expect(refused).toMatchObject({ code, out: '', error: expect.stringContaining(message) })
  expect(refused.error).not.toMatch(/^\s+at /m)
})

test('a content folder that is a link is refused, as its commit could not be known', async () => {
  const link = join(temporaryFolder(), 'link')
  symlinkSync(resolve('content'), link)
  expect((await runHere(build, '--content', link)).error).toContain(`${link} is a link. Give the folder itself.`)
})

test('a project of tests that there is not is refused, and a tool that is not installed reported', async () => {
  const error: unknown = expect.stringMatching(/^--project nope is not one of unit, /)
  expect(await runHere(testCommand, '--project', 'unit,nope')).toMatchObject({ code: 2, error })
  expect(() => runTool('nope', [])).toThrow('nope is not installed. Run npm ci')
})

test('a command whose reader has gone ends quietly, with its own exit code', () => {
  const script = '{ node scripts/run.mjs build --help | true; echo "codes ${PIPESTATUS[*]}"; } 2>&1'
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('codes 0 0\n')
})

test('new begins a draft, never twice, and refuses what makes no article', async () => {
  const content = contentWith()
  const file = join(content, 'blog/a-first-look.md')
  const begun = await runHere(begin, '--content', content, '--now', '2026-03-01', 'A “first” look')
  expect(begun).toMatchObject({ code: 0, error: '' })
  expect(begun.out).toContain(`${file} was created: a draft, which readers do not see.`)
  expect(begun.out).toContain(`npm run dev -- --content ${content} shows it at http://`)
  expect(begun.out).toContain(`run npm run build -- --content ${content}. From`)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('\ntitle: "A “first” look"\n')
  expect(text).toContain('\ndate: 2026-03-01\n')

  const title = 'Documentation: getting started and repository guides'
  const refusals: [args: string[], code: number, message: string][] = [
    [['A first look!'], 1, `${file} already exists. Nothing was changed.`],
    [['A “first” look', '--slug', 'second'], 1, `${file} has the title "A “first” look" already.`],
    [[title, '--slug', 'second'], 1, `${content}/data/docs.json has the title "${title}" already.`],
    [['Specsync first'], 1, 'The title says "Specsync", but the name is SpecSync. Write SpecSync.'],
    [[], 2, 'An article needs a title: npm run new -- "Title"'],
    [['日本語'], 2, '"日本語" gives no valid name for an article. Choose one of lower-case letters'],
    [['A', '--slug', '../../outside'], 2, '"../../outside" gives no valid name for an article.'],
  ]
  for (const [args, code, message] of refusals) {
    const error: unknown = expect.stringContaining(message)
    expect([args, await runHere(begin, '--content', content, ...args)]).toMatchObject([args, { code, error }])
  }
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(existsSync(join(content, '../outside.md'))).toBe(false)
})
