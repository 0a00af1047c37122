import { applySchema, type Database, type Query } from './database.ts'

/**
 * Opens a Postgres of its own, in memory and inside this process, and gives it the schema: some seconds and half a gigabyte, so
 * it is opened when it is first needed. It has one connection: whatever is asked of it at once runs in turn.
 */
export async function openPglite(): Promise<Database> {
  const database = await openEmptyPglite()
  await applySchema(database)
  return database
}

/** The same without the schema. */
export async function openEmptyPglite(): Promise<Database> {
  // Here, so that a command which never asks the database does not load 26 MB.
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create()
  const queryOf =
    (on: Pick<typeof pglite, 'query'>): Query =>
    async (sql, parameters = []) =>
      (await on.query<Record<string, unknown>>(sql, [...parameters])).rows
  return {
    query: queryOf(pglite),
    run: async (sql) => void (await pglite.exec(sql)),
    transaction: (work) => pglite.transaction((transaction) => work(queryOf(transaction))),
    close: () => pglite.close(),
  }
}
