import type { IncomingMessage } from 'node:http'
import { json, Refusal, refusal } from './answer.ts'

/** The rows of a request's body. */
export interface Body {
  /** The text of a JSON array of objects, as it came: Postgres reads it, and may find what JSON.parse does not mind. */
  rows: string
  isList: boolean
  /** The keys that every row has. */
  keys: string[]
}

/** In octets. PostgREST has none, a gateway does; this one is ours. */
const limit = 1024 * 1024

/**
 * Reads a JSON body: an object or a list of objects. Throws what PostgREST answers to others (src/library/PostgREST/ApiRequest/
 * Payload.hs). `evenKeys` is whether all rows must have the same keys, as they must unless the address names the columns.
 */
export async function readBody(request: IncomingMessage, { evenKeys }: { evenKeys: boolean }): Promise<Body> {
  const { 'content-type': type = 'application/json' } = request.headers
  const octets = await readOctets(request)
  if (!/^application\/json\s*(;|$)/i.test(type)) throw bad(`Content-Type not acceptable: ${type}`)
  const { text, value } = parse(octets)
  const isList = Array.isArray(value)
  const rows: unknown[] = isList ? value : [value]
  const keys = rows.map(keysOf)
  const [first = []] = keys
  if (evenKeys && !keys.every((other) => other.length === first.length && other.every((key) => first.includes(key))))
    throw bad('All object keys must match')
  return { rows: isList ? text : `[${text}]`, isList, keys: first }
}

/** Reads to the end even what is too much, but keeps none of it: a client that is still sending may not hear an answer. */
async function readOctets(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size <= limit) return Buffer.concat(chunks)
  const body = JSON.stringify({ message: `The body is larger than ${limit} octets` })
  throw new Refusal({ status: 413, headers: { 'Content-Type': json }, body })
}

function parse(octets: Buffer): { text: string; value: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets)
    return { text, value: JSON.parse(text) }
  } catch {
    throw bad('Empty or invalid json')
  }
}

function keysOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw bad('All object keys must match')
  return Object.keys(row)
}

function bad(message: string): Refusal {
  return refusal(400, 'PGRST102', message)
}
