import { afterAll, beforeAll, expect, test } from 'vitest'
import { applySchema, readSchema } from '../../scripts/backend/database.ts'
import { openEmptyPglite } from '../../scripts/backend/pglite.ts'
import { cases } from './cases/all.ts'
import { outcomeOf, type Case } from './cases/case.ts'
import { edits } from './edits.ts'
import { worldOf, type World } from './world.ts'

// Every line of the migrations has a reason: without it, somebody is told or may do something else.

const schema = readSchema()
type Schema = typeof schema

let world: World
beforeAll(async () => {
  const database = await openEmptyPglite()
  await applySchema(database)
  world = await worldOf(database)
})
afterAll(() => world.close())

/** An empty database, and in it this schema. */
async function rebuild(changed: Schema): Promise<void> {
  await world.database.run(`
    drop schema if exists private cascade; drop schema public cascade; create schema public;
    drop owned by anon, authenticated, service_role; drop role anon, authenticated, service_role`)
  await applySchema(world.database, changed)
}

/** The name of a case that comes out otherwise. */
async function firstChange(): Promise<string | undefined> {
  for (const one of cases) if ((await tried(one)) !== one.comes) return one.name
  return undefined
}

/** What comes of a case, even if it cannot be tried at all. */
function tried(one: Case): Promise<string> {
  return outcomeOf(one, world).catch(String)
}

const lines = schema.migrations.flatMap(({ name, sql }) =>
  sql.split('\n').flatMap((line, at) => (/^\s*(--.*)?$/.test(line) ? [] : [{ name, at, line: line.trim() }])),
)

test.each(lines)('$name needs "$line"', async ({ name, at }) => {
  const changed = edited((sql) => sql.split('\n').toSpliced(at, 1).join('\n'), name)
  // Where the rest is no SQL any more, the line cannot get lost unseen either; the edits below go into what it says.
  const runs = await rebuild(changed).then(
    () => true,
    () => false,
  )
  expect(runs ? await firstChange() : 'refused').toBeDefined()
})

/** Every statement, and every constraint of the table, that has more than one line. */
const parts = schema.migrations.flatMap(({ name, sql }) =>
  [
    ...codeOf(sql).matchAll(/^(?:create|revoke|grant|alter)[^]*?;\n(?=\n|$)/gm),
    ...codeOf(sql).matchAll(/^ {2}constraint[^]*?\),?\n(?=\n|\);)/gm),
  ].flatMap(([part]) => {
    const [start, ...more] = part.trim().split('\n')
    return more.length > 0 ? [{ name, part, start }] : []
  }),
)

test.each(parts)('$name needs the whole of "$start"', async ({ name, part }) => {
  const runs = await rebuild(edited((sql) => codeOf(sql).replace(part, ''), name)).then(
    () => true,
    () => false,
  )
  expect(runs ? await firstChange() : 'refused').toBeDefined()
})

test.each(edits)('"$from" is not "$to" because of: $changes', async ({ from, to, changes, project = '' }) => {
  const all = schema.migrations.map(({ sql }) => sql).join('')
  expect(codeOf(all).split(from)).toHaveLength(2)
  const changed = edited((sql) => codeOf(sql).replace(from, () => to))
  await rebuild({ ...changed, bootstrap: `${schema.bootstrap};${project}` })
  const affected = cases.find(({ name }) => name === changes)
  if (!affected) throw new Error(`There is no case "${changes}"`)
  expect(await tried(affected)).not.toBe(affected.comes)
})

test.each([
  [
    'without the grants that projects used to make by themselves',
    (sql: string) => sql.replace(/^alter default.*$/m, ''),
  ],
  [
    'with more of them',
    (sql: string) => `${sql}; alter default privileges in schema public grant all on tables to public`,
  ],
  ['with a schema of the same name', (sql: string) => `${sql}; create schema private`],
])('%s everything is the same', async (_, edit) => {
  const bootstrap = edit(schema.bootstrap)
  expect(bootstrap).not.toBe(schema.bootstrap)
  await rebuild({ ...schema, bootstrap })
  expect(await firstChange()).toBeUndefined()
})

/** The schema with every migration edited, or only the one named. */
function edited(edit: (sql: string) => string, only?: string): Schema {
  return {
    ...schema,
    migrations: schema.migrations.map(({ name, sql }) => ({
      name,
      // A line that is gone may leave a comma before the bracket that closes its list.
      sql: only === undefined || name === only ? codeOf(edit(sql)).replaceAll(/,(\s*\))/g, '$1') : sql,
    })),
  }
}

/** Without comments. */
function codeOf(sql: string): string {
  return sql.replaceAll(/^ *--.*\n/gm, '')
}
