import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Parameters } from '../../scripts/publish/manifest.ts'
import { openStaging } from '../../scripts/disk/staging.ts'
import { run, temporaryFolder } from './run-command.ts'
import { parameters } from '../build/small-site.ts'

/** An output with these files and an empty content folder. @param asked of its build, beside what every one is asked for. */
function siteWith(paths: string[], asked: Partial<Parameters> = {}): { flags: string[]; list: string } {
  const folder = temporaryFolder()
  const [out, content] = [join(folder, 'dist'), join(folder, 'content')]
  mkdirSync(content)
  const staging = openStaging(out, [])
  for (const path of paths) staging.write(path, '')
  staging.publish({ parameters: { ...parameters, now: '2026-01-01', ...asked } })
  staging.discard()
  return { flags: ['published', '--out', out, '--content', content], list: join(content, 'published.txt') }
}

test('pages are added in order, and nothing that stands there is lost', async () => {
  const { flags, list } = siteWith(['index.html', '404.html', 'docs/index.html', 'blog/a.md', 'blog/a/index.html'])
  const first = await run(flags)
  expect([first.code, first.out]).toEqual([0, `${list}: 3 paths added.\n`])
  const [comment, ...paths] = readFileSync(list, 'utf8').split('\n')
  expect(comment).toMatch(/^# .*npm run published/)
  expect(paths).toEqual(['/', '/blog/a/', '/docs/', ''])

  writeFileSync(list, '# Ours\n/gone/\n/docs/\n\nnot a path\n')
  expect((await run(flags)).out).toBe(`${list}: 2 paths added.\n`)
  const extended = '# Ours\nnot a path\n/\n/blog/a/\n/docs/\n/gone/\n'
  expect(readFileSync(list, 'utf8')).toBe(extended)
  expect((await run(flags)).out).toBe(`${list}: 0 paths added.\n`)
  expect(readFileSync(list, 'utf8')).toBe(extended)
})

test('a folder that no build made, and a build for a day to come, add nothing', async () => {
  const { flags } = siteWith(['index.html'])
  const missing = await run([...flags, '--out', 'src'])
  expect([missing.code, missing.error]).toEqual([
    1,
    'src holds no site that a build has made. Make one with npm run build.\n',
  ])
  const later = await run(siteWith(['index.html'], { now: '9999-01-01' }).flags)
  expect(later.code).toBe(1)
  expect(later.error).toContain('was built as on 9999-01-01, which is still to come.')
})

test('a build with drafts adds nothing: a draft in the list would have to stay for ever', async () => {
  const { flags, list } = siteWith(['index.html', 'blog/a-draft/index.html'], { drafts: true })
  const { code, error } = await run(flags)
  expect([code, existsSync(list)]).toEqual([1, false])
  expect(error).toContain('was built with --drafts, and shows what is not published. Build it again without that flag.')
})
