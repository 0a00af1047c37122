import type { Query } from '../database.ts'

/** By a table's name, the types of its columns by theirs. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Reads what there is in the schema `public`, whoever may use it: PostgREST's schema cache. */
export async function readTables(query: Query): Promise<Tables> {
  const rows = await query(`
    select relname::text as "table", attname::text as "column", format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0
    order by relname, attnum`)
  const tables = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const { table, column, type } = row as { table: string; column: string; type: string }
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type))
  }
  return tables
}
