import { notHere, refusal } from './answer.ts'
import type { Ask } from './ask.ts'
import type { Body } from './body.ts'
import type { Tables } from './tables.ts'

export interface Statement {
  /** Gives one row: `count`, how many rows were found or written, and `rows`, those rows as the text of a JSON array. */
  sql: string
  parameters: string[]
}

/**
 * The SQL of a request, made as PostgREST makes it (src/library/PostgREST/Query/QueryBuilder.hs and SqlFragment.hs): names are
 * quoted, values are parameters. `body` is that of POST and PATCH. Throws refusals for a table or a column that does not exist.
 */
export function statementOf(ask: Ask, tables: Tables, body?: Body): Statement {
  const types = tables.get(ask.table)
  if (!types) throw refusal(404, 'PGRST205', `Could not find the table 'public.${ask.table}' in the schema cache`)
  const table = `public.${quoted(ask.table)}`
  const wanted = ask.select?.map((column) => `${table}.${quoted(column)}`).join(', ') ?? `${table}.*`
  const returning = `returning ${ask.returnsRows ? wanted : '1'}`
  const where = whereOf(ask, { table, types, first: body ? 2 : 1 })
  const values = ask.filters.map(({ value }) => value)
  if (!body) {
    const reads = ask.method !== 'DELETE'
    const sql = reads ? `select ${wanted} from ${table}${where}` : `delete from ${table}${where} ${returning}`
    return { sql: counted(sql), parameters: values }
  }
  const parameters = [body.rows, ...values]
  const columns = [...new Set(ask.columns ?? body.keys)]
  const unknown = columns.find((column) => !types.has(column))
  if (unknown !== undefined)
    throw refusal(400, 'PGRST204', `Could not find the '${unknown}' column of '${ask.table}' in the schema cache`)
  const names = columns.map(quoted)
  const record = columns.map((column) => `${quoted(column)} ${types.get(column)}`).join(', ')
  const source = `json_to_recordset($1::text::json) as body(${record})`
  if (ask.method === 'PATCH') {
    if (body.isList || names.length === 0) throw notHere('PATCH with anything but an object with keys')
    const changes = names.map((name) => `${name} = body.${name}`).join(', ')
    return { sql: counted(`update ${table} set ${changes} from ${source}${where} ${returning}`), parameters }
  }
  // A record without columns cannot be written down, and yet each row of the body is one: it consists of defaults.
  const rows =
    names.length > 0
      ? `(${names.join(', ')}) select ${names.join(', ')} from ${source}`
      : 'select from json_array_elements($1::text::json)'
  return { sql: counted(`insert into ${table} ${rows} ${returning}`), parameters }
}

/** An unknown column stays in: Postgres itself answers that, with 42703. `first` is the number of the first parameter. */
function whereOf(
  { filters }: Ask,
  { table, types, first }: { table: string; types: ReadonlyMap<string, string>; first: number },
): string {
  const tests = filters.map(
    ({ column }, at) => `${table}.${quoted(column)} = $${first + at}::text::${types.get(column) ?? 'text'}`,
  )
  return tests.length > 0 ? ` where ${tests.join(' and ')}` : ''
}

function counted(statement: string): string {
  return `with result as (${statement}) select count(*)::int as count, coalesce(json_agg(result), '[]')::text as rows from result`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
