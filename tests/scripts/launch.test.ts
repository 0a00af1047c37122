import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, temporaryFolder } from './run-command.ts'

// The owner's list, as the command prints it.

const unset = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }

test('launch lists by kind, counted, with places and remedies, and ends well', async () => {
  const { code, out, error } = await run(['launch'], { env: unset })
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toMatch(/^\d+ things to settle before a launch\n\n\d+ entries marked placeholder\. Put the real one/)
  expect(out).toMatch(/\n {2}content\/site\.json:\d+ +contact@sentinelops\.example\n/)
  expect(out).toContain('1 thing outside the content. README.md says more, under Settings.\n  no newsletter backend')
})

test('as data, and where the content has problems', async () => {
  const content = join(temporaryFolder(), 'words')
  cpSync('content', content, { recursive: true })
  writeFileSync(join(content, 'data/home.json'), '{')
  const { code, out } = await run(['launch', '--content', content, '--json'], { env: unset })
  const { items, settings } = JSON.parse(out) as { items: unknown[]; settings: string[] }
  expect(code).toBe(0)
  expect(items).toContainEqual({
    kind: 'example',
    file: `${content}/site.json`,
    line: expect.any(Number) as number,
    what: 'press@sentinelops.example',
    todo: 'Put the real address in place of each.',
  })
  expect(settings).toEqual([expect.stringContaining('no newsletter backend')])
})
