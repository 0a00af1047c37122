import { readdirSync, readFileSync } from 'node:fs'

/** A row as its driver reads it: text as string, integer as number, null as null. */
export type Row = Record<string, unknown>

/** Runs one statement; $1, $2 … in it stand for the parameters. Rejects with the driver's error, which has Postgres's `code`. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Row[]>

/** A Postgres, whichever it is, as its owner sees it: PGlite in `dev`, `preview` and tests, a server in a test. */
export interface Database {
  query: Query
  /** Runs any number of statements, without parameters: a migration. */
  run: (sql: string) => Promise<void>
  /** Runs `work` in a transaction of its own; when it rejects, nothing of it is kept. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

const migrationsFolder = 'supabase/migrations'

/** What makes an empty database ours, in the order in which it runs. Paths are from the project's root, as everywhere here. */
export function readSchema(): { bootstrap: string; migrations: { name: string; sql: string }[] } {
  return {
    bootstrap: readFileSync('scripts/backend/bootstrap.sql', 'utf8'),
    migrations: readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => ({ name, sql: readFileSync(`${migrationsFolder}/${name}`, 'utf8') })),
  }
}

/** Runs the bootstrap and every migration. Rejects with Postgres's error when a statement fails, naming the file in front. */
export async function applySchema(database: Database, { bootstrap, migrations } = readSchema()): Promise<void> {
  await database.run(bootstrap)
  for (const { name, sql } of migrations) {
    try {
      await database.run(sql)
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error })
    }
  }
}
