import type { IncomingMessage } from 'node:http'
import type { Answer } from './answer.ts'

// Rules: PostgREST's src/library/PostgREST/Cors.hs. A hosted project's gateway answers in its place, and as generously.

/** What lets a page of another origin read an answer. */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {}
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit',
  }
}

/** The answer to a browser that asks before it sends; undefined for any other request. It comes without a key. */
export function preflightAnswer({ method, headers }: IncomingMessage): Answer | undefined {
  if (method !== 'OPTIONS' || !headers.origin || !headers['access-control-request-method']) return undefined
  const asked = headers['access-control-request-headers']
  return {
    status: 200,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
      'Access-Control-Allow-Headers': `Authorization, ${asked ? `${asked}, ` : ''}Accept, Accept-Language, Content-Language`,
      'Access-Control-Max-Age': '86400',
    },
  }
}
