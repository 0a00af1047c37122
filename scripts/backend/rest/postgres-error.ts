import { errorAnswer, type Answer } from './answer.ts'

/** By the start of an error's code, first match first: src/library/PostgREST/Error.hs, `mapSQLtoHTTP`. */
const statuses: [start: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['21000', 500],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['PT', 500],
  ['XX', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  // 403 for whoever is signed in; here nobody is.
  ['42501', 401],
]

/** Postgres's own error in PostgREST's form; undefined for an error that did not come from Postgres. */
export function postgresAnswer(error: unknown): Answer | undefined {
  if (!isPostgresError(error)) return undefined
  const { code, message, detail, hint } = error
  return errorAnswer(statusOf(code), { code, message, details: detail, hint })
}

function statusOf(code: string): number {
  // `raise sqlstate 'PT429'` in a function of the database's.
  const [, status] = /^PT(\d{3})$/.exec(code) ?? []
  return status ? Number(status) : (statuses.find(([start]) => code.startsWith(start))?.[1] ?? 400)
}

interface PostgresError {
  code: string
  message: string
  detail?: string
  hint?: string
}

/** PGlite and pg both tell the severity, which no error of Node's has. */
function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && 'severity' in error && typeof error.code === 'string'
}
