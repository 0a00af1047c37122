import { existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesPath } from '../../scripts/licences.ts'
import { readManifest } from '../../scripts/publish/manifest.ts'
import { contentWith, run, temporaryFolder } from './run-command.ts'
import { contentOf, faultOf } from './small-site.ts'

// The build as its users run it: a process, a disk, an exit code. How it replaces an output: publish.test.ts.

test('a build writes the site, at the address that is asked for, and says what it made and what a launch lacks', async () => {
  const out = join(temporaryFolder(), 'dist')
  const { code, out: text, error } = await run(['build', '--out', out, '--site-url', 'https://a.example/base'])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(text).toMatch(/dist: \d+ pages, \d+ files, \d+\.\d MB in \d+\.\d\d s/)
  expect(text).toContain('Not ready for launch:')
  expect(text).toContain('no newsletter backend')
  expect(text).toMatch(/robots\.txt, \.well-known\/security\.txt have no effect under \/base\//)
  expect(faultOf(out)).toBeUndefined()
  const notices = readFileSync(join(out, licencesPath), 'utf8')
  const named = notices.match(/^## .+$/gm)?.join(', ') ?? ''
  const inScripts = ['@radix-ui/react-toast', '@supabase/supabase-js', 'minisearch', 'react', 'react-dom']
  for (const name of [...inScripts, 'lucide-react', 'rolldown', 'tailwindcss'])
    expect(named).toMatch(new RegExp(`[ ,]${name} \\d`))
  const licences = notices.split(/^## .+$/m).slice(1)
  expect(licences.filter((licence) => !/Copyright|Permission is hereby granted/.test(licence))).toEqual([])
  expect(readFileSync(join(out, 'docs/index.html'), 'utf8')).toContain('href="https://a.example/base/docs/"')
})

test('problems are reported with file and line, and the old site is put back and stays as it is', async () => {
  const content = contentWith()
  const out = join(content, '../dist')
  const build = ['build', '--content', content, '--out', out]
  await run(build)
  const before = contentOf(out)
  // As a build leaves it that is killed between two renames. A process number far above any that runs.
  renameSync(out, join(content, '../.dist-old-4194304-1-00000000'))
  writeFileSync(join(content, 'blog/bad.md'), '---\ntitel: x\n---\n\n[a](/blgo/)\n')
  symlinkSync('/etc/passwd', join(content, 'blog/outside.md'))
  symlinkSync('loop.md', join(content, 'blog/loop.md'))
  const { code, error, out: text } = await run(build, { env: { GITHUB_ACTIONS: 'true' } })
  expect(code).toBe(1)
  expect(error).toContain(`${content}/blog/bad.md:2:1`)
  expect(error).toContain('titel is not a known key. Did you mean title?')
  for (const link of ['loop', 'outside']) expect(error).toMatch(new RegExp(`blog/${link}\\.md +is a symbolic link`))
  expect(error).toMatch(/6 problems\. Nothing was written\.\n$/)
  expect(text).toContain('::error file=')
  expect([faultOf(out), contentOf(out)]).toEqual([undefined, before])
})

test('--strict fails on what is not ready for launch, and leaves nothing', async () => {
  const out = join(temporaryFolder(), 'site/dist')
  const strict = await run(['build', '--strict', '--content', contentWith(), '--out', out])
  expect(strict.code).toBe(1)
  expect(strict.error).toMatch(/words\/\S+:\d+ +is marked as a (?:sample|proposal)/)
  expect(strict.error).toMatch(/words\/site\.json:\d+ +holds an address that is reserved for examples/)
  expect(existsSync(join(out, '..'))).toBe(false)
})

test('a build tells of what it holds back, and one with drafts of what it shows', async () => {
  const content = contentWith({
    later: 'title: Later\ndescription: What comes later.\ndate: 2026-03-02',
    never: 'title: Zebra plans\ndescription: What may come.\ndate: 2025-01-01\ndraft: true',
  })
  const out = join(content, '../dist')
  const build = ['build', '--content', content, '--out', out, '--now', '2026-03-01']
  const full = await run([...build, '--report', '--json'])
  const later = { path: '/blog/later/', file: `${content}/blog/later.md`, date: '2026-03-02', draft: false }
  const { heldBack, ...report } = JSON.parse(full.out) as { heldBack: object[] }
  expect(report).toMatchObject({ now: '2026-03-01', notReady: { launch: expect.any(Array) } })
  expect(heldBack).toContainEqual({ title: 'Later', ...later })
  expect(heldBack).toContainEqual(expect.objectContaining({ path: '/blog/never/', draft: true }))
  expect(readManifest(out)?.parameters).not.toHaveProperty('drafts')

  const drafts = await run([...build, '--drafts'])
  const line = `Built for review, not for publishing: ${heldBack.length} articles would be held back.`
  expect(drafts.out).toContain(line)
  expect(readManifest(out)?.parameters).toMatchObject({ drafts: true, now: '2026-03-01' })
  expect(readFileSync(join(out, 'blog/never/index.html'), 'utf8')).toContain('content="noindex"')
})
