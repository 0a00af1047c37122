import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from '../../scripts/disk/manifest.ts'
import { run, temporaryFolder } from './run-command.ts'

// What is held back, as the commands tell of it: all by one clock.

const front = 'category: Vision'

function contentWith(articles: Record<string, string>): string {
  const content = join(temporaryFolder(), 'words')
  cpSync('content', content, { recursive: true })
  for (const [slug, matter] of Object.entries(articles))
    writeFileSync(join(content, `blog/${slug}.md`), `---\n${matter}\n---\n\nText.\n`)
  return content
}

const held = {
  later: `title: Later\ndescription: What comes later.\ndate: 2026-03-02\n${front}`,
  never: `title: Zebra plans\ndescription: What may come.\ndate: 2025-01-01\ndraft: true\n${front}`,
}

test('list names what is held back and until when, as text and as data', async () => {
  const content = contentWith(held)
  const list = (...args: string[]): ReturnType<typeof run> => run(['list', '--content', content, ...args])
  expect(await list('--now', '2026-03-01')).toMatchObject({
    code: 0,
    error: '',
    out: [
      '2 articles are held back on 2026-03-01:',
      `  ${content}/blog/later.md   until 2026-03-02   Later`,
      `  ${content}/blog/never.md   draft              Zebra plans\n`,
    ].join('\n'),
  })
  const { out } = await list('--now', '2026-03-02', '--json')
  expect(JSON.parse(out)).toEqual({
    now: '2026-03-02',
    heldBack: [{ file: `${content}/blog/never.md`, title: 'Zebra plans', date: '2025-01-01', draft: true }],
    problems: [],
  })
})

test('list tells of articles that it cannot read', async () => {
  const content = contentWith({ broken: 'title: A' })
  const { code, out, error } = await run(['list', '--content', content, '--now', '2026-03-01'])
  expect({ code, out }).toEqual({ code: 1, out: 'No article is held back on 2026-03-01.\n' })
  expect(error).toContain(`${content}/blog/broken.md:2:1   date is missing. Add it.`)
  expect(error).toContain('3 problems. What they hold back is not known.')
})

test('a build with drafts says so, in its report and in its manifest, and is not for launch', async () => {
  const content = contentWith(held)
  const out = join(content, '../dist')
  const build = (...args: string[]): ReturnType<typeof run> =>
    run(['build', '--content', content, '--out', out, '--now', '2026-03-01', ...args])
  const drafts = await build('--drafts')
  expect(drafts).toMatchObject({ code: 0, error: '' })
  expect(drafts.out).toContain('Built with drafts, for review and not for publishing: 2 articles held back.')
  expect(readManifest(out)?.parameters).toMatchObject({ drafts: true, now: '2026-03-01' })
  expect(readFileSync(join(out, 'blog/never/index.html'), 'utf8')).toContain('content="noindex"')

  const plain = await build()
  expect(plain.out).toContain(
    '2 articles are held back, and their texts were not checked: npm run list shows which, and npm run dev what is wrong with them.',
  )
  expect(readManifest(out)?.parameters).not.toHaveProperty('drafts')

  expect(await build('--drafts', '--strict')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--strict asks whether the site is ready for launch'),
  })
})
