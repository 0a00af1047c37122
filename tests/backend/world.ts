import { createClient } from '@supabase/supabase-js'
import type { Database, Query } from '../../scripts/backend/database.ts'
import { localKey } from '../../scripts/backend/rest-api.ts'
import { serveBackend } from '../../scripts/backend/serve-backend.ts'

/** A visitor's client, the backend over HTTP, and the owner's window behind it. */
export interface World {
  url: string
  /** The real supabase-js, set up as the site does. */
  client: ReturnType<typeof clientOf>
  /** A request that supabase-js would not send. */
  send: (target: string, init?: RequestInit) => Promise<Response>
  database: Database
  owner: Query
  close: () => Promise<void>
}

/** Serves a database that is already open. */
export async function worldOf(database: Database): Promise<World> {
  const server = await serveBackend({
    port: 0,
    open: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
  })
  return {
    url: server.url,
    client: clientOf(server.url),
    send: (target, init = {}) =>
      fetch(new URL(target, server.url), { ...init, headers: { apikey: localKey, ...headersOf(init) } }),
    database,
    owner: database.query,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

function clientOf(url: string) {
  return createClient(url, localKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // It wants a WebSocket, which Node 20 has not. No test opens one.
    realtime: { transport: EventTarget as never },
  })
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}

interface Reply {
  status: number
  error?: { code?: string; message?: string; details?: string | null } | null | undefined
  data?: unknown
}

/** "409 23505 subscribers_email_unique": status, code, and the constraint, the one thing that only a message says. */
export function told({ status, error, data }: Reply): string {
  const constraint = /subscribers_email_\w+/.exec(error?.message ?? '')?.[0]
  // Nobody may learn from an error what a row holds.
  const leak = error?.details?.toLowerCase().includes('example.com') ? 'and tells the row' : undefined
  const rows = Array.isArray(data) ? JSON.stringify(data) : undefined
  return [status, error?.code, constraint, leak, rows].filter((part) => part !== undefined && part !== '').join(' ')
}

/** The same of a plain response. */
export async function toldBy(response: Response): Promise<string> {
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return told(
    Array.isArray(body)
      ? { status: response.status, data: body }
      : { status: response.status, error: body as Reply['error'] },
  )
}

/** What a statement comes to in a role: how many rows it gave, or Postgres's code. Nothing of it is kept. */
export async function inRole(
  { database }: World,
  { role, sql, before = [] }: { role: string; sql: string; before?: string[] },
): Promise<string> {
  let outcome = ''
  await database
    .transaction(async (query) => {
      for (const statement of before) await query(statement)
      await query(`set local role ${role}`)
      const rows = await query(sql)
      outcome = `${rows.length} rows`
      throw new Error('roll back')
    })
    .catch((error: unknown) => {
      if (!outcome) outcome = String((error as { code?: string }).code ?? error)
    })
  return outcome
}

/** Who is on the list, as the owner sees it: their addresses if they are few, otherwise how many. */
export async function kept({ owner }: World): Promise<string> {
  const rows = await owner('select email from public.subscribers order by email collate "C"')
  return rows.length > 3 ? `${rows.length} rows` : rows.map(({ email }) => String(email)).join(' ')
}
