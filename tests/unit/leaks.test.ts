import { expect, test } from 'vitest'
import { fileAnalyser } from '../../src/generator/checks/analyse-file.ts'
import { leakSearch } from '../../src/generator/checks/check-leaks.ts'

const messagesIn = (text: string | Uint8Array): string[] =>
  leakSearch({ hidden: [], folders: [] })('notes.txt', text).map(({ message }) => message)

test('a title of few letters is looked for in texts, and not in the bytes of a font', () => {
  const find = leakSearch({ hidden: [{ path: '/blog/x/', title: 'A B' }], folders: [] })
  expect(find('a.woff2', Buffer.from('\0 A B '))).toEqual([])
  expect(find('a.txt', Buffer.from('See A\nB.'))).toHaveLength(1)
  const findLong = leakSearch({ hidden: [{ path: '/blog/x/', title: 'A secret plan' }], folders: [] })
  expect(findLong('a.pdf', Buffer.from('\0(A secret plan)\0'))).toHaveLength(1)
  const findName = leakSearch({ hidden: [{ path: '/blog/q3-plan/', title: '' }], folders: [] })
  expect(findName('a.pdf', Buffer.from('\0(q3-plan)\0'))).toHaveLength(1)
  expect(findName('a.html', 'src="/assets/q3-plan-0123456789ab.png"')).toHaveLength(1)
})

test("the builder's folder stands behind a flag as well", () => {
  const find = leakSearch({ hidden: [], folders: ['/home/ada/site'] })
  expect(find('a.txt', 'cc -I/home/ada/site/include')).toHaveLength(1)
})

test.each([
  ['AWS', `AKIA${'A1'.repeat(8)}`],
  ['AWS for a session', `ASIA${'A1'.repeat(8)}`],
  ['Anthropic', `sk-ant-api03-${'a1'.repeat(20)}`],
  ['Slack', `xoxb-${'1'.repeat(12)}-abc`],
  ['GitLab', `glpat-${'x'.repeat(20)}`],
  ['GitHub', `ghp_${'x'.repeat(36)}`],
  ['a GitHub application', `gho_${'x'.repeat(36)}`],
  ['a Slack hook', `hooks.slack.com/services/T0A/B1/${'a1'.repeat(12)}`],
  ['OpenAI', `sk-proj-${'a1'.repeat(20)}`],
  ['an OpenAI service', `sk-svcacct-${'a1'.repeat(20)}`],
  ['Docker', `dckr_pat_${'a1'.repeat(14)}`],
  ['Stripe', `rk_live_${'x'.repeat(24)}`],
  ['Google', `AIza${'x'.repeat(35)}`],
  ['a Supabase account', `sbp_${'0f'.repeat(20)}`],
  ['a Supabase project', 'sb_secret_abcdefgh'],
  ['a database with its password', 'postgresql://postgres:h4rdt0gue55@db.example:5432/postgres'],
  ['another database', 'mysql+pymysql://root:h4rdt0gue55@db.example'],
  ['a third', 'mongodb+srv://app:$h4rdt0gue55@localhost.db.example/site'],
  ['a queue', 'rediss://:h4rdt0gue55@queue.example:6379'],
  ['SendGrid', `SG.${'a1'.repeat(11)}.${'b2'.repeat(21)}`],
  ['Hugging Face', `hf_${'aB'.repeat(17)}`],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['PGP', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
  ['PuTTY', 'PuTTY-User-Key-File-3'],
])('a key of %s', (_of, key) => {
  const text = `The key is "${key}", as said.`
  const told = [`holds a key that is not the public one: ${key.slice(0, 12)}…. Remove it, and replace the key.`]
  expect([messagesIn(text), messagesIn(Buffer.from(`\ufeff${text}`, 'utf16le'))]).toEqual([told, told])
})

test.each([
  'postgres://user@db.example/site',
  'postgres://postgres:postgres@db.example and amqp://guest:h4rdt0gue55@localhost',
  'postgresql://user:password@db.example/site',
  'postgres://user:$PGPASSWORD@db.example/site, mysql://a:${{secrets.PW}}@db.example and redis://b:<password>@c',
  'npm_config_registry and AKIA, xoxb- and sk-ant-',
])('no key: %s', (text) => expect(messagesIn(text)).toEqual([]))

test('tags within coloured code hide no key', () => {
  const content = '<pre><code>postgres:<i>//admin:h4rdt0gue55</i><span>@db</span>.example</code></pre>'
  const analyse = fileAnalyser({ hidden: [], folders: [] })
  expect(analyse({ path: 'a.html', content }).findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^holds a key/),
  )
})
