import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPglite } from '../../scripts/backend/pglite.ts'
import { cases } from './cases/all.ts'
import { expectedVerdict, generatedEmails, verdictsOf } from './agreement.ts'
import { outcomeOf } from './cases/case.ts'
import { granted } from './cases/granted.ts'
import { protocol } from './cases/protocol.ts'
import { count, distinct, empty, insertAll, withoutLimit } from './races.ts'
import { worldOf, type World } from './world.ts'

// What a visitor's supabase-js is told, by the real migrations on a real Postgres inside this process.

let world: World
beforeAll(async () => {
  world = await worldOf(await openPglite())
})
afterAll(() => world.close())

test.each(cases)('$name', async (one) => {
  expect(await outcomeOf(one, world)).toBe(one.comes)
})

test.each(protocol)('$name', async (one) => {
  expect(await outcomeOf(one, world)).toBe(one.comes)
})

test('the constraints take what a browser takes for an address, within our limits, and nothing else', async () => {
  const emails = generatedEmails(12_000)
  const verdicts = await verdictsOf(emails, world)
  expect(verdicts).toEqual(emails.map((email) => ({ email, verdict: expectedVerdict(email) })))
  // Worth something only if each verdict is given often.
  for (const verdict of ['taken', 'length', 'normalised', 'shape'])
    expect(verdicts.filter((one) => one.verdict === verdict).length).toBeGreaterThan(500)
})

describe('with every right', () => {
  beforeAll(() =>
    world.database.run(
      'grant all on public.subscribers to anon; alter table public.subscribers disable row level security',
    ),
  )
  afterAll(() =>
    world.database.run(
      `revoke all on public.subscribers from anon; grant insert (email) on public.subscribers to anon;
       alter table public.subscribers enable row level security`,
    ),
  )

  test.each(granted)('$name', async (one) => {
    expect(await outcomeOf(one, world)).toBe(one.comes)
  })
})

describe('headers', () => {
  const target = 'rest/v1/subscribers'
  const insert = (headers: Record<string, string> = {}): Promise<Response> =>
    world.send(target, { method: 'POST', body: '{"email":"ada@example.com"}', headers })
  const json = { 'Content-Type': 'application/json' }
  beforeEach(() => empty(world))

  test('an insert is answered with nothing', async () => {
    const { status, headers } = await insert(json)
    expect(status).toBe(201)
    expect(Object.fromEntries(headers)).toMatchObject({ 'content-length': '0', 'content-range': '*/*' })
    expect([...headers.keys()].filter((name) => /type|location|preference|origin/.test(name))).toEqual([])
  })

  test('a preference that was heeded is named', async () => {
    const { headers } = await insert({ ...json, Prefer: 'count=exact,return=minimal' })
    expect(headers.get('preference-applied')).toBe('return=minimal, count=exact')
    expect(headers.get('content-range')).toBe('*/1')
  })

  test('a refusal asks for a token and names its code', async () => {
    const { status, headers } = await world.send(target)
    expect(status).toBe(401)
    expect(Object.fromEntries(headers)).toMatchObject({
      'www-authenticate': 'Bearer',
      'proxy-status': 'PostgREST; error=42501',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  test('an error has the four fields of PostgREST', async () => {
    await insert(json)
    const answer: unknown = await (await insert(json)).json()
    expect(answer).toEqual({ code: '23505', details: null, hint: null, message: expect.any(String) })
  })

  test('a missing key and a wrong one are told apart, without a code', async () => {
    const missing: unknown = await (await fetch(new URL(target, world.url))).json()
    const wrong: unknown = await (await world.send(target, { headers: { apikey: 'wrong' } })).json()
    expect(missing).toEqual({ message: 'No API key found in request', hint: expect.any(String) })
    expect(wrong).toEqual({ message: 'Invalid API key', hint: expect.any(String) })
  })

  test('a browser that asks first is let in without a key, from any origin', async () => {
    const { status, headers } = await fetch(new URL(target, world.url), {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:4173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,authorization,content-profile,content-type,x-client-info',
      },
    })
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
      'access-control-allow-headers':
        'Authorization, apikey,authorization,content-profile,content-type,x-client-info, Accept, Accept-Language, Content-Language',
      'access-control-max-age': '86400',
    })
  })

  test.each([
    ['an insert', { ...json, Origin: 'http://localhost:4173' }, 201],
    ['a refused key', { ...json, Origin: 'http://localhost:4173', apikey: 'wrong' }, 401],
    ['a refused body', { 'Content-Type': 'text/csv', Origin: 'http://localhost:4173' }, 400],
  ])('a page of another origin may read the answer to %s', async (_, headers, status) => {
    const answer = await insert(headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('many at once', () => {
  beforeEach(() => empty(world))

  test('200 of one address leave one row', async () => {
    expect(
      await insertAll(
        world,
        Array.from({ length: 200 }, () => 'ada@example.com'),
      ),
    ).toEqual({ 201: 1, 409: 199 })
    expect(await count(world)).toBe(1)
  })

  test('3,000 addresses are kept, the rate limit being off', async () => {
    const tally = await withoutLimit(world, () => insertAll(world, distinct(3000), 100))
    expect(tally).toEqual({ 201: 3000 })
    expect(await count(world)).toBe(3000)
  })

  test('of 150 addresses 100 are kept, the rate limit being on', async () => {
    expect(await insertAll(world, distinct(150))).toEqual({ 201: 100, 429: 50 })
    expect(await count(world)).toBe(100)
  })
})
