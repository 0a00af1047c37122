import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { UsageError } from '../../scripts/cli/command.ts'
import { loadEnvFile, buildOptionsOf, resolveOptions, settingNotes } from '../../scripts/build-options.ts'
import { temporaryFolder } from '../build/run-command.ts'
import { tokenOf } from '../site/in-memory.ts'

afterEach(() => vi.unstubAllEnvs())

function notesWith(url: string, key: string, origin = 'https://site.example'): string[] {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  return settingNotes({ origin, base: '/' })
}

test.each(['sb_publishable_abc', tokenOf('anon')])('a public key passes, a local backend with a notice: %s', (key) => {
  expect(notesWith('https://x.supabase.co', key)).toEqual([])
  for (const host of ['http://localhost', 'http://127.0.0.1:54321', 'http://[::1]:1/'])
    expect(notesWith(host, key)).toEqual([expect.stringContaining('address of this computer')])
  expect(notesWith('https://a.example', key, 'https://a.example')).toEqual([expect.stringContaining('site itself')])
  for (const origin of ['http://localhost:4173', 'https://github.com', 'https://x.supabase.co'])
    expect(notesWith('https://a.example', key, origin)).toEqual([expect.stringContaining('where no reader finds it')])
})

test.each(['local-key', 'sb_publishabl_abc'])('a key of unknown form passes with a notice: %s', (key) => {
  const notice: unknown = expect.stringContaining('not in a known format of a public key')
  expect(notesWith('https://a.example', key)).toEqual([notice])
})

const secret = ['sb_secret_abcdef', `sbp_${'0f'.repeat(20)}`, tokenOf('service_role'), tokenOf('authenticated')]
test.each(secret)('a secret key is refused and not shown: %s', (key) => {
  expect(() => notesWith('https://a.example', key)).toThrow(UsageError)
  expect(() => notesWith('https://a.example', key)).not.toThrow(key)
})

const notHttps = /^(?!.*pass@).*not the https address of a project/
test.each([
  ['http://localhost.a.example', 'sb_publishable_abc', notHttps],
  ['http://localhost@a.example', 'sb_publishable_abc', notHttps],
  ['a.example', 'sb_publishable_abc', notHttps],
  ['https://a.example/rest/v1/', 'sb_publishable_abc', notHttps],
  ['https://a.example/?key=1', 'sb_publishable_abc', notHttps],
  ['https://user:pass@a.example', 'sb_publishable_abc', notHttps],
  ['https://a.example;script-src-elem', 'sb_publishable_abc', notHttps],
  ['https://abc.supabase.co', tokenOf('anon'), 'the key of another project'],
  ['https://a.example', ' sb_secret_abcdef', /^(?!.*sb_secret).*a space, a quote/],
  ['https://a.example', '"sb_publishable_abc"', 'a space, a quote'],
  ['https://db.abc.supabase.co', 'sb_publishable_abc', 'a dashboard or of a database'],
  ['https://a.example', '', 'belong together'],
  ['', 'sb_publishable_abc', 'belong together'],
  ['https://REFERENCE.supabase.co', 'sb_publishable_abc', 'still as in .env.example'],
  ['https://a.example', 'sb_publishable_REPLACE', 'still as in .env.example'],
])('the address %j with the key %j is refused, and no password is repeated', (url, key, message) => {
  expect(() => notesWith(url, key)).toThrow(message)
})

test('a file of settings is read with a byte order mark, and refused as UTF-16 or as a folder', () => {
  const file = join(temporaryFolder(), '.env')
  vi.stubEnv('OF_A_TEST', undefined)
  for (const text of [Buffer.from('OF_A_TEST=1', 'utf16le'), Buffer.from('\xff\xfeO', 'latin1')]) {
    writeFileSync(file, text)
    expect(() => loadEnvFile(file)).toThrow('is not valid UTF-8')
  }
  expect(() => loadEnvFile(dirname(file))).toThrow('is not valid UTF-8')
  writeFileSync(file, '\uFEFFOF_A_TEST=2')
  loadEnvFile(file)
  expect(process.env.OF_A_TEST).toBe('2')
})

const content = { get: () => ({ url: 'https://content.example' }) } as never
const addressWith = (flags: Parameters<typeof buildOptionsOf>[0]): string | undefined =>
  resolveOptions(buildOptionsOf(flags), content)?.address.origin

test('a flag wins over the environment, which wins over the content; a day that is not given is that of the clock, by UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T23:30:00Z') })
  vi.stubEnv('SITE_URL', '')
  expect(buildOptionsOf({}).today).toBe('2026-01-01')
  expect(buildOptionsOf({ now: '2026-03-01' }).today).toBe('2026-03-01')
  expect(addressWith({})).toBe('https://content.example')
  vi.stubEnv('SITE_URL', 'https://env.example/base')
  expect(addressWith({})).toBe('https://env.example')
  expect(addressWith({ 'site-url': 'https://flag.example' })).toBe('https://flag.example')
  vi.useRealTimers()
})
