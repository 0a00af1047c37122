import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectedVerdict, generatedEmails, verdictsOf } from './agreement.ts'
import { cases } from './cases/all.ts'
import { outcomeOf } from './cases/case.ts'
import { protocol } from './cases/protocol.ts'
import { count, distinct, empty, insertAll, withoutLimit } from './races.ts'
import { connections, openSystemPostgres, programs } from './system-postgres.ts'
import { worldOf, type World } from './world.ts'

// The same answers from a server with many connections, where inserts really meet. PGlite has one, and runs them in turn.

if (programs === undefined)
  console.warn(
    'Skipped: no Postgres server on PATH or in /usr/lib/postgresql. The same cases ran on PGlite, without races.',
  )

describe.skipIf(programs === undefined)('a Postgres server of this computer, skipped where there is none', () => {
  let world: World
  beforeAll(async () => {
    world = await worldOf(await openSystemPostgres())
  })
  afterAll(() => world.close())

  test('is a server of its own, and its owner no superuser', async () => {
    const [row] = await world.owner(
      "select rolsuper, version() not like '%PGlite%' as real from pg_roles where rolname = current_user",
    )
    expect(row).toEqual({ rolsuper: false, real: true })
  })

  test.each(cases)('$name', async (one) => {
    expect(await outcomeOf(one, world)).toBe(one.comes)
  })

  test.each(protocol)('$name', async (one) => {
    expect(await outcomeOf(one, world)).toBe(one.comes)
  })

  test('the constraints take what a browser takes for an address', async () => {
    const emails = generatedEmails(12_000)
    expect(await verdictsOf(emails, world)).toEqual(emails.map((email) => ({ email, verdict: expectedVerdict(email) })))
  })

  describe('many at once', () => {
    beforeEach(() => empty(world))

    test.each([1, 2, 3, 4, 5])('200 of one address leave one row, round %i', async () => {
      expect(
        await insertAll(
          world,
          Array.from({ length: 200 }, () => 'ada@example.com'),
        ),
      ).toEqual({ 201: 1, 409: 199 })
      expect(await count(world)).toBe(1)
    })

    test('3,000 addresses are kept, the rate limit being off', async () => {
      expect(await withoutLimit(world, () => insertAll(world, distinct(3000), 100))).toEqual({ 201: 3000 })
      expect(await count(world)).toBe(3000)
    })

    test('the rate limit lets through 100, and at most what the other connections had not yet kept', async () => {
      const { 201: taken = 0, 429: refused = 0 } = await insertAll(world, distinct(400))
      expect(taken + refused).toBe(400)
      expect(taken).toBeGreaterThanOrEqual(100)
      expect(taken).toBeLessThan(100 + connections)
      expect(await count(world)).toBe(taken)
    })
  })
})
