import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders } from './cors.ts'

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** Thrown wherever a request turns out to be one that gets no more than this answer. */
export class Refusal extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super(answer.body ?? '')
    this.answer = answer
  }
}

export interface ErrorBody {
  code: string
  message: string
  details?: string | undefined
  hint?: string | undefined
}

/** An error in PostgREST's form: src/library/PostgREST/Error.hs, `errorPayload` and `errorResponseFor`. */
export function errorAnswer(status: number, { code, message, details, hint }: ErrorBody): Answer {
  return {
    status,
    headers: {
      'Content-Type': json,
      'Proxy-Status': `PostgREST; error=${code}`,
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
    body: JSON.stringify({ code, details: details ?? null, hint: hint ?? null, message }),
  }
}

/** To be thrown: an error of PostgREST's own. Its codes: https://docs.postgrest.org/en/stable/references/errors.html */
export function refusal(status: number, code: string, message: string, details?: string): Refusal {
  return new Refusal(errorAnswer(status, { code, message, details }))
}

/** To be thrown: PostgREST would do this, and the site has no use for it. */
export function notHere(feature: string): Refusal {
  return refusal(400, 'PGRST127', 'Feature not implemented', feature)
}

export const json = 'application/json; charset=utf-8'

/** Sends the answer; HEAD and 204 go without a body. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body = '' }: Answer): void {
  response.writeHead(status, {
    ...corsHeaders(request),
    ...headers,
    ...(status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) }),
  })
  response.end(status === 204 ? undefined : body)
}
