import type { Row } from '../database.ts'
import { json, type Answer } from './answer.ts'
import type { Ask } from './ask.ts'

/** The answer to a request that Postgres carried out, from the row of its statement: src/library/PostgREST/Response.hs. */
export function resultAnswer({ method, returnsRows, counts, applied }: Ask, row: Row | undefined): Answer {
  const { count, rows } = row as { count: number; rows: string }
  const reads = method === 'GET' || method === 'HEAD'
  const ranged = (reads || method === 'PATCH') && count > 0
  const headers = {
    'Content-Range': `${ranged ? `0-${count - 1}` : '*'}/${counts ? count : '*'}`,
    ...(applied ? { 'Preference-Applied': applied } : {}),
  }
  const withRows = { headers: { ...headers, 'Content-Type': json }, body: rows }
  if (reads) return { status: 200, ...withRows }
  if (method === 'POST') return { status: 201, ...(returnsRows ? withRows : { headers }) }
  return returnsRows ? { status: 200, ...withRows } : { status: 204, headers }
}
