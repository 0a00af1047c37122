import { Readable } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { localBackend, localKey, openDatabase } from '../../scripts/backend/local-backend.ts'
import { ada, cases, outcomeOf } from './cases.ts'
import { openWorld, replyOf, storedEmails, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(await openDatabase())
})
beforeEach(() => world.database.exec('truncate public.subscribers, private.senders, private.requests'))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => world.close())

test.each(cases)('$name', async (one) => {
  expect(await outcomeOf(one, world)).toBe(one.comes)
})

const row = JSON.stringify({ email: ada })
const table = 'rest/v1/subscribers'
const mebibyte = 1024 * 1024
const badBody = '400 PGRST102'
const notHere = '400 PGRST127'
const tooLong = '400 23514 subscribers_email_length'

type Ask = { method?: string; headers?: Record<string, string>; body?: BodyInit }

function send({ method = 'POST', headers = {}, body }: Ask = {}, target = table, url = world.url): Promise<Response> {
  const all = { apikey: localKey, 'Content-Type': 'application/json', ...headers }
  return fetch(new URL(target, url), { method, headers: all, body: method === 'POST' ? (body ?? row) : null })
}

const asks: [name: string, ask: Ask, comes: string, target?: string][] = [
  ['a wrong key', { headers: { apikey: 'wrong' } }, '401'],
  ['a token that is not the key', { headers: { Authorization: 'Bearer wrong' } }, '401 PGRST301'],
  ['a schema that is not exposed', { headers: { 'Content-Profile': 'private' } }, '406 PGRST106'],
  ['a wish for the row', { headers: { Prefer: 'return=representation' } }, notHere],
  ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, badBody],
  ['another table', {}, '404 PGRST205', 'rest/v1/members'],
  ['an upsert', {}, notHere, `${table}?on_conflict=email`],
  ['GET', { method: 'GET' }, '405 PGRST117'],
  ['bad JSON', { body: '{"email":' }, badBody],
  ['a list of strings', { body: '["x"]' }, badBody],
  ['a list of lists, very deep', { body: '['.repeat(200_000) + ']'.repeat(200_000) }, badBody],
  ['half a surrogate pair', { body: '{"email":"\\ud800@example.com"}' }, '400 22P02'],
  ['spaces before a list', { body: ` \n[${row}, {}]` }, '400 23502'],
  ['an empty list', { body: '[]' }, '201'],
  ['__proto__', { body: '{"__proto__":"x"}' }, '400 PGRST204'],
  ['a column that needs quoting', { body: '{"a\\") values (1); --":"x"}' }, '400 PGRST204'],
  ['1 MiB', { body: `{"email":"${'a'.repeat(mebibyte - 12)}"}` }, tooLong],
  ['1 MiB and an octet', { body: `{"email":"${'a'.repeat(mebibyte - 11)}"}` }, '413'],
]
test.each(asks)('%s', async (_, ask, comes, target) => {
  const response = await send(ask, target)
  const text = await response.text()
  expect(replyOf({ status: response.status, error: text ? (JSON.parse(text) as object) : null })).toBe(comes)
  expect(await storedEmails(world)).toBe('')
})

test('an insert is answered with nothing, an error with the four fields of PostgREST', async () => {
  expect(await (await send()).text()).toBe('')
  const error: unknown = await (await send()).json()
  expect(error).toEqual({ code: '23505', details: null, hint: null, message: expect.any(String) as string })
})

test('the database is opened once, by the first insert, and again when it could not be', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const gone = new Error('no memory')
  const open = vi.fn<() => Promise<PGlite>>(async () => world.database).mockRejectedValueOnce(gone)
  const { url, close } = await openWorld(world.database, open)
  await send({ headers: { apikey: 'wrong' } }, table, url)
  await send({ body: '{' }, table, url)
  expect(open).not.toHaveBeenCalled()
  const failed = await send({}, table, url)
  expect([failed.status, (await failed.text()).includes('memory')]).toEqual([500, false])
  expect(log).toHaveBeenCalledExactlyOnceWith(gone)
  await Promise.all([1, 2, 3].map(() => send({}, table, url)))
  expect(open).toHaveBeenCalledTimes(2)
  await close()
})

test('a client that leaves in the middle of its body is no error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const open = vi.fn<() => Promise<PGlite>>()
  const headers = { apikey: localKey, 'content-type': 'application/json', 'content-length': '99' }
  const request = Object.assign(new Readable({ read: () => {} }), { url: `/${table}`, method: 'POST', headers })
  const unheard = { setHeader: () => {}, writeHead: () => ({ end: () => {} }) }
  const answered = localBackend('/', { open })(request as never, unheard as never)
  request.push('{"email":')
  request.destroy(new Error('aborted'))
  expect([await answered, open.mock.calls, log.mock.calls]).toEqual([true, [], []])
})
