import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from './database.ts'
import { errorAnswer, Refusal, send, type Answer } from './rest/answer.ts'
import { askOf } from './rest/ask.ts'
import { readBody } from './rest/body.ts'
import { preflightAnswer } from './rest/cors.ts'
import { checkKey } from './rest/gateway.ts'
import { postgresAnswer } from './rest/postgres-error.ts'
import { resultAnswer } from './rest/result.ts'
import { statementOf } from './rest/statement.ts'
import { readTables, type Tables } from './rest/tables.ts'

/** The key of the local database. It opens nothing but that, and never leaves the computer. */
export const localKey = 'local-anonymous-key'

export interface BackendOptions {
  /** The site's base path: "/" or "/repo/". */
  base: string
  /** The only key that is taken. */
  key: string
  /** Called at the first request that needs a database, and again only if it rejected. */
  open: () => Promise<Database>
}

/** Resolves true when it answered the request, false when the request is none of its business. Never rejects. */
export type Backend = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Answers under `<base>rest/v1/` as PostgREST answers on a hosted project, as far as this site can meet it: each request is a
 * transaction in the role `anon`, and Postgres's own errors are passed on. It knows column lists, `column=eq.value` and JSON
 * bodies; whatever else is asked it refuses, and never guesses.
 */
export function backend({ base, key, open }: BackendOptions): Backend {
  const root = `${base}rest/v1/`
  let opened: Promise<Opened> | undefined
  const database = (): Promise<Opened> => {
    opened ??= openWithTables(open)
    // A failure is no state to keep: the next request tries again.
    opened.catch(() => (opened = undefined))
    return opened
  }
  return async (request, response) => {
    const { url = '' } = request
    if (!url.startsWith(root)) return false
    const answer =
      preflightAnswer(request) ??
      (await answerTo(request, { target: url.slice(root.length), key, database }).catch((error: unknown) =>
        answerToError(error, request),
      ))
    send(request, response, answer)
    return true
  }
}

interface Opened {
  database: Database
  tables: Tables
}

async function openWithTables(open: () => Promise<Database>): Promise<Opened> {
  const database = await open()
  return { database, tables: await readTables(database.query) }
}

interface Place {
  target: string
  key: string
  database: () => Promise<Opened>
}

async function answerTo(request: IncomingMessage, { target, key, database: opened }: Place): Promise<Answer> {
  checkKey(request, key)
  const ask = askOf(request, target)
  const writes = ask.method === 'POST' || ask.method === 'PATCH'
  const body = writes ? await readBody(request, { evenKeys: !ask.columns }) : undefined
  const { database, tables } = await opened()
  const { sql, parameters } = statementOf(ask, tables, body)
  const [row] = await database.transaction(async (query) => {
    await query('set local role anon')
    return query(sql, parameters)
  })
  return resultAnswer(ask, row)
}

function answerToError(error: unknown, request: IncomingMessage): Answer {
  if (error instanceof Refusal) return error.answer
  const answer = postgresAnswer(error)
  if (answer) return answer
  // A client that left in the middle of its body is no error of ours, and nobody hears the answer.
  if (request.errored !== error) console.error(error)
  return errorAnswer(500, { code: 'PGRSTX00', message: 'Internal error; the terminal says more' })
}
