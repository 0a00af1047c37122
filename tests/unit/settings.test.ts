import { afterEach, expect, test, vi } from 'vitest'
import { UsageError } from '../../scripts/cli/user-error.ts'
import { noticesOfSettings } from '../../scripts/settings.ts'

// What the environment may name as the newsletter's backend: its key is in every page with the form.

afterEach(() => vi.unstubAllEnvs())

function noticesWith(url: string, key: string): string[] {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  return noticesOfSettings()
}

const tokenOf = (role: string): string =>
  [{ alg: 'HS256' }, { role }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')

test.each(['sb_publishable_abc', tokenOf('anon')])('a public key passes in silence: %s', (key) => {
  for (const host of ['https://a.example', 'http://localhost', 'http://127.0.0.1:54321', 'http://[::1]:1/'])
    expect(noticesWith(host, key)).toEqual([])
})

test('a key of unknown form passes with a notice', () => {
  expect(noticesWith('https://a.example', 'local-key')).toEqual([
    expect.stringContaining('not in a known format of a public key'),
  ])
})

test.each(['sb_secret_abcdef', `sbp_${'0f'.repeat(20)}`, tokenOf('service_role'), tokenOf('authenticated')])(
  'a secret key is refused and not shown: %s',
  (key) => {
    expect(() => noticesWith('https://a.example', key)).toThrow(UsageError)
    expect(() => noticesWith('https://a.example', key)).not.toThrow(key)
  },
)

test.each([
  'http://a.example',
  'http://localhost.a.example',
  'http://localhost@a.example',
  'ftp://a.example',
  'a.example',
  'https://',
])('an address that is neither https nor this machine is refused: %s', (url) => {
  expect(() => noticesWith(url, 'sb_publishable_abc')).toThrow('not an https address')
})

test.each([
  ['https://a.example', ''],
  ['', 'sb_publishable_abc'],
])('one setting alone is refused: %j %j', (url, key) => {
  expect(() => noticesWith(url, key)).toThrow('belong together')
})
