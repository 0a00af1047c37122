import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { createClient } from '@supabase/supabase-js'
import { localBackend, localKey } from '../../scripts/backend/local-backend.ts'

/** A visitor's client, the local backend over HTTP, and the database after it as its owner sees it. */
export interface World {
  url: string
  client: ReturnType<typeof clientOf>
  database: PGlite
  close: () => Promise<void>
}

export async function openWorld(database: PGlite, open = () => Promise.resolve(database)): Promise<World> {
  const backend = localBackend('/', { open })
  // PGlite may keep this process busy for longer than connections are kept.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void backend(request, response).then((answered) => answered || response.writeHead(204).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url, client: clientOf(url), database, close }
}

function clientOf(url: string) {
  return createClient(url, localKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // It wants a WebSocket, which Node 20 lacks. No test opens one.
    realtime: { transport: EventTarget as never },
  })
}

interface Reply {
  status: number
  error?: { code?: string; message?: string; details?: string | null } | null
}

/** "409 23505 subscribers_email_unique": status, code, and the constraint or a table that is no visitor's, which only the message names. */
export function replyOf({ status, error }: Reply): string {
  const constraint = /subscribers_email_\w+|"(?:requests|senders)"/.exec(error?.message ?? '')?.[0]
  // Nobody may learn from an error what a row holds.
  const leak = error?.details?.toLowerCase().includes('example.com') && 'and tells the row'
  return [status, error?.code, constraint, leak].filter(Boolean).join(' ')
}

export async function storedEmails({ database }: World): Promise<string> {
  const { rows } = await database.query<{ email: string }>('select email from public.subscribers order by email')
  return rows.length > 3 ? `${rows.length} rows` : rows.map(({ email }) => email).join(' ')
}
