import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database, Query } from './database.ts'
import { openPglite } from './pglite.ts'
import { backend, localKey } from './rest-api.ts'

export interface BackendServer {
  /** What `createClient` takes: "http://127.0.0.1:54321/". Its origin is not that of a page on localhost. */
  url: string
  /** The owner's window: what no visitor can see. Opens the database if nobody has. */
  query: Query
  /** Empties the table. */
  truncate: () => Promise<void>
  /** Ends the server, and the database if it was opened. */
  close: () => Promise<void>
}

/** Serves the backend alone, with `localKey`, on a port of its own (0: any). Rejects when the port is taken. */
export async function serveBackend({
  port,
  open = openPglite,
}: {
  port: number
  open?: () => Promise<Database>
}): Promise<BackendServer> {
  let opened: Promise<Database> | undefined
  const database = (): Promise<Database> => (opened ??= open())
  const answer = backend({ base: '/', key: localKey, open: database })
  const server = createServer((request, response) => {
    void answer(request, response).then((answered) => answered || response.writeHead(404).end())
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}/`,
    query: async (sql, parameters) => (await database()).query(sql, parameters),
    truncate: async () => (await database()).run('truncate public.subscribers'),
    close: async () => {
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
      await (await opened)?.close()
    },
  }
}
