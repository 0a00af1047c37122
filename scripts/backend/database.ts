import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** The SQL that turns an empty Postgres into the newsletter's database, in order: the roles of a hosted project, the migrations. */
export function readSchema(): { file: string; sql: string }[] {
  const migrations = readdirSync('supabase/migrations')
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => `supabase/migrations/${name}`)
  return ['scripts/backend/bootstrap.sql', ...migrations].map((file) => ({ file, sql: readFileSync(file, 'utf8') }))
}

/** Opens a Postgres in memory, with the schema: some seconds, half a gigabyte. It has one connection; requests take turns. */
export async function openDatabase(): Promise<PGlite> {
  // Here, because it is a development dependency of 26 MB.
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create()
  for (const { file, sql } of readSchema())
    await database.exec(sql).catch((cause: unknown) => {
      throw new Error(`${file}: ${String(cause)}`, { cause })
    })
  return database
}
