import type { IncomingMessage } from 'node:http'
import { json, Refusal, refusal } from './answer.ts'

/**
 * Lets a request with the right key pass, in `apikey` and, where it is sent, in `Authorization`. Throws the refusal of a hosted
 * project's gateway, which has no code: github.com/supabase/supabase-js/issues/479, github.com/nuxt-modules/supabase/issues/195.
 * There are no sessions here, so any other token is one that PostgREST cannot verify.
 */
export function checkKey({ headers }: IncomingMessage, key: string): void {
  const given = headers['apikey']
  if (given === undefined)
    throw refuse('No API key found in request', 'No `apikey` request header or url param was found.')
  if (given !== key) throw refuse('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
  const { authorization } = headers
  if (authorization !== undefined && authorization !== `Bearer ${key}`)
    throw refusal(401, 'PGRST301', 'The token cannot be verified')
}

function refuse(message: string, hint: string): Refusal {
  return new Refusal({ status: 401, headers: { 'Content-Type': json }, body: JSON.stringify({ message, hint }) })
}
