import type { IncomingMessage } from 'node:http'
import { notHere, refusal } from './answer.ts'
import { columnsOf } from './columns.ts'
import { preferencesOf, type Preferences } from './preferences.ts'

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const

/** What a request asks for, as far as its head tells. */
export interface Ask extends Preferences {
  method: (typeof methods)[number]
  table: string
  /** Of the rows in the answer; undefined for all. */
  select: string[] | undefined
  /** Of the rows in the body; undefined for their keys. */
  columns: string[] | undefined
  /** `column=eq.value`: rows that have all of these values. */
  filters: { column: string; value: string }[]
}

/**
 * Reads the method, what stands in the address after "/rest/v1/", and the headers. Throws a refusal for whatever it does not know:
 * PostgREST's own where there is one (src/library/PostgREST/ApiRequest.hs), otherwise PGRST127.
 */
export function askOf({ method: name = '', headers }: IncomingMessage, target: string): Ask {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  const table = tableOf(path)
  const method = methods.find((known) => known === name)
  if (!method) throw refusal(405, 'PGRST117', `Unsupported HTTP method: ${name}`)
  const reads = method === 'GET' || method === 'HEAD'
  const schema = headers[reads ? 'accept-profile' : 'content-profile'] ?? 'public'
  if (schema !== 'public') throw refusal(406, 'PGRST106', `Invalid schema: ${String(schema)}`)
  if (headers.range !== undefined) throw notHere('Range')
  if (!/^\s*$|(\*|application)\/\*|application\/json\s*(;|,|$)/i.test(headers.accept ?? ''))
    throw notHere(`Accept: ${headers.accept}`)
  const { select, columns, ...filters } = parametersOf(search)
  const ask = {
    ...preferencesOf(headers['prefer'], { reads }),
    method,
    table,
    select: columnsOf(select),
    columns: columnsOf(columns),
    filters: Object.entries(filters).map(([column, value]) => ({ column, value: equalTo(value) })),
  }
  if (ask.columns && method !== 'POST') throw notHere(`columns with ${method}`)
  if (method === 'POST' && ask.filters.length > 0) throw notHere('filters with POST')
  // A hosted project refuses it too, by pg-safeupdate.
  if (!reads && method !== 'POST' && ask.filters.length === 0) throw notHere(`${method} of a whole table`)
  return ask
}

function tableOf(path: string): string {
  if (path === '') throw refusal(404, 'PGRST126', 'Root endpoint metadata is disabled')
  if (path.startsWith('rpc/')) throw refusal(404, 'PGRST202', 'Could not find the function in the schema cache')
  try {
    if (!path.includes('/')) return decodeURIComponent(path)
  } catch {
    // Not an address at all.
  }
  throw refusal(404, 'PGRST125', 'Invalid path specified in request URL')
}

/** What means something to PostgREST without being the name of a column: ApiRequest/QueryParams.hs. */
const reserved = new Set(['order', 'limit', 'offset', 'on_conflict', 'and', 'or'])

function parametersOf(search: string): { select?: string; columns?: string } & Record<string, string> {
  const parameters = [...new URLSearchParams(search)]
  const names = parameters.map(([name]) => name)
  const unknown = names.find((name, at) => reserved.has(name) || !/^\w+$/.test(name) || names.indexOf(name) !== at)
  if (unknown !== undefined) throw notHere(unknown)
  return Object.fromEntries(parameters)
}

function equalTo(value: string): string {
  if (!value.startsWith('eq.')) throw notHere(`the filter ${value}`)
  return value.slice(3)
}
