import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PGlite } from '@electric-sql/pglite'
import { isMap } from '../../src/generator/content/front-matter.ts'
import { parseJsonOrUndefined } from '../../src/generator/content/outdated-outputs.ts'

export const localKey = 'local-anonymous-key'

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

/** Answers the newsletter's insert as a hosted project does, by the real migrations, the role `anon` and PostgREST's errors; refuses the rest. @returns a function that resolves false for other requests. */
export function localBackend(base: string, { open = openDatabase, startNow = false } = {}) {
  let opened: Promise<PGlite> | undefined
  const database = (): Promise<PGlite> => {
    opened ??= open()
    opened.catch(() => (opened = undefined))
    return opened
  }
  if (startNow) void database()
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '' } = request
    if (!url.startsWith(`${base}rest/v1/`)) return false
    const { status, body } =
      refusalOf(request, url.slice(base.length)) ??
      (await insert(request, database).catch((error: unknown) => answerToError(error, request)))
    if (body) response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.writeHead(status).end(body && JSON.stringify(body))
    return true
  }
}

interface Answer {
  status: number
  body?: { code?: string; message: string; details?: string | null; hint?: string | null }
}

/** PostgREST's errors, https://docs.postgrest.org/en/stable/references/errors.html; those of the gateway before it have no code. */
function refuse(status: number, message: string, code?: string): Answer {
  return { status, body: code ? { code, details: null, hint: null, message } : { message } }
}

function refusalOf({ method, headers }: IncomingMessage, target: string): Answer | undefined {
  const { apikey, authorization = `Bearer ${localKey}`, prefer = 'return=minimal' } = headers
  if (apikey !== localKey) return refuse(401, apikey ? 'Invalid API key' : 'No API key found in request')
  // There are no sessions here, so any other token is one that cannot be verified.
  if (authorization !== `Bearer ${localKey}`) return refuse(401, 'The token cannot be verified', 'PGRST301')
  const [path, query] = target.split('?')
  if (path !== 'rest/v1/subscribers') return refuse(404, 'Could not find the table in the schema cache', 'PGRST205')
  if (method !== 'POST') return refuse(405, `Unsupported HTTP method: ${method}`, 'PGRST117')
  if ((headers['content-profile'] ?? 'public') !== 'public') return refuse(406, 'Invalid schema', 'PGRST106')
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return refuse(400, 'Content-Type not acceptable', 'PGRST102')
  // For a list of rows supabase-js names the columns: those of the rows themselves.
  const isPlain = [...new URLSearchParams(query).keys()].every((name) => name === 'columns')
  if (!isPlain || prefer !== 'return=minimal') return refuse(400, 'Feature not implemented', 'PGRST127')
  const isLarge = Number(headers['content-length'] ?? Infinity) > 2 ** 20
  return isLarge ? refuse(413, 'The body is larger than 1 MiB') : undefined
}

async function insert(request: IncomingMessage, database: () => Promise<PGlite>): Promise<Answer> {
  const body = await text(request)
  const rows = [parseJsonOrUndefined(Buffer.from(body))].flat()
  if (!rows.every(isMap)) return refuse(400, 'Empty or invalid json', 'PGRST102')
  const columns = new Set(['email', ...rows.flatMap((row) => Object.keys(row))])
  const names = [...columns].map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
  // The text as it came: Postgres may object to what JSON.parse lets pass.
  const list = body.trimStart().startsWith('[') ? body : `[${body}]`
  const postgres = await database()
  await postgres.transaction(async (transaction) => {
    await transaction.query("select set_config('request.headers', $1, true)", [JSON.stringify(request.headers)])
    await transaction.exec('set local role anon')
    await transaction.query(
      `insert into public.subscribers (${names})
        select ${names} from json_populate_recordset(null::public.subscribers, $1::text::json)`,
      [list],
    )
  })
  return { status: 201 }
}

function answerToError(error: unknown, request: IncomingMessage): Answer {
  if (isPostgresError(error)) {
    const { code, message, detail: details = null, hint = null } = error
    // PostgREST knows the columns before it asks Postgres.
    return { status: statusOf(code), body: { code: code === '42703' ? 'PGRST204' : code, details, hint, message } }
  }
  // A client that left in the middle of its body is no error of ours.
  if (request.errored !== error) console.error(error)
  return refuse(500, 'Internal error; see the terminal', 'PGRSTX00')
}

function isPostgresError(error: unknown): error is Error & { code: string; detail?: string; hint?: string } {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
}

/** How PostgREST maps the errors that an insert can meet: src/library/PostgREST/Error.hs, `mapSQLtoHTTP`. */
function statusOf(code: string): number {
  // `raise sqlstate 'PT429'` in a function of the database's.
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2))
  if (code === '23505') return 409
  // 403 for any role but `anon`.
  if (code === '42501') return 401
  return /^(2[23]|42|P0001)/.test(code) ? 400 : 500
}
