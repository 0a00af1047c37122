import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSchema } from '../../scripts/backend/local-backend.ts'
import { cases, outcomeOf, type Case } from './cases.ts'
import { edits } from './edits.ts'
import { openWorld, type World } from './world.ts'

// Every line of the migrations has a reason: without it, a visitor is told or may do something else.

let world: World
beforeAll(async () => {
  world = await openWorld(await PGlite.create())
  await world.database.exec('create role anon; create role authenticated; create role service_role')
})
afterAll(() => world.close())

const [bootstrap, ...migrations] = readSchema().map(({ file, sql }) => ({
  file,
  sql: sql.replaceAll(/^ *--.*\n/gm, ''),
}))

/** How many changes each case has found: those that found most are tried first. */
const finds = new Map(cases.map((one) => [one, 0]))
const findsOf = (one: Case): number => finds.get(one) ?? 0

/** The name of a case that comes out otherwise; "refused" where the SQL cannot be run. */
async function firstChange(sql: string, project = bootstrap?.sql): Promise<string | undefined> {
  await world.database.exec(`
    drop schema if exists private cascade; drop schema public cascade; create schema public;
    drop owned by anon, authenticated, service_role; drop role anon, authenticated, service_role; ${project}`)
  try {
    // A line that is gone may leave a comma before the bracket that closes its list.
    await world.database.exec(sql.replaceAll(/,(\s*\))/g, '$1'))
  } catch {
    return 'refused'
  }
  for (const one of cases.toSorted((a, b) => findsOf(b) - findsOf(a))) {
    if ((await outcomeOf(one, world).catch(String)) === one.comes) continue
    finds.set(one, findsOf(one) + 1)
    return one.name
  }
  return undefined
}

const whole = migrations
  .map(({ sql }) => sql)
  .join('\n')
  // PGlite has no pg_cron.
  .replace(/^do [^]*/m, '')
const lines = whole.split('\n').flatMap((line, at, all) => (line.trim() ? [{ line, rest: all.toSpliced(at, 1) }] : []))
test.each(lines)('"$line" is needed', async ({ rest }) => {
  expect(await firstChange(rest.join('\n'))).toBeDefined()
})

const parts = [
  ...whole.matchAll(/^(?:create|revoke|grant|alter)[^;]*?\n[^]*?;\n(?=\n|$)/gm),
  ...whole.matchAll(/^ {2}constraint[^\n]*\($[^]*?\),?\n(?=\n|\);)/gm),
].map(([part]) => ({ part, start: part.split('\n')[0] }))
test.each(parts)('the whole of "$start" is needed', async ({ part }) => {
  expect(await firstChange(whole.replace(part, ''))).toBeDefined()
})

test('the shape is what a browser takes for an address, with a dot in the domain', () => {
  const [, sql = ''] = /email ~ \(('[^]*?')\)\n/.exec(whole) ?? []
  const pattern = sql
    .replaceAll(/'\s*\n\s*'/g, '')
    .slice(1, -1)
    .replaceAll("''", "'")
  // https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  const standard =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
  expect(pattern).toBe(standard.source.replaceAll('\\/', '/').replaceAll('(?:', '(').replace(/\*\$$/, '+$'))
})

// More than any project has granted, so that each word of the revoke counts.
const generous = `${bootstrap?.sql}; alter default privileges in schema public grant all on tables to public;`

test.each(edits)('%j is not %j', async (from, to) => {
  expect(whole.split(from)).toHaveLength(2)
  const edited = whole.replace(from, () => to)
  expect(cases.map(({ name }) => name)).toContain(await firstChange(edited, generous))
})

test.each([
  ['as it is', bootstrap?.sql],
  ['that grants nothing by itself', bootstrap?.sql.replace(/^alter default.*$/m, '')],
  ['that grants more', generous],
  ['with a schema of the same name', `${bootstrap?.sql}; create schema private`],
])('in a project %s everything comes out as it should', async (_, project) => {
  expect(await firstChange(whole, project)).toBeUndefined()
})

test('the SQL in docs/newsletter.md runs, and leaves a visitor the rights as they are', async () => {
  const documented = [...readFileSync('docs/newsletter.md', 'utf8').matchAll(/^ *```sql\n([^]*?)^ *```/gm)].map(
    ([, sql = '']) => sql,
  )
  expect(documented.length).toBeGreaterThan(0)
  expect(await firstChange([whole, ...documented].join('\n'), generous)).toBeUndefined()
  const call = world.database.exec('set role anon; select public.confirm_subscription(gen_random_uuid())')
  await expect(call).rejects.toThrow('permission denied')
  await world.database.exec('reset role')
})
