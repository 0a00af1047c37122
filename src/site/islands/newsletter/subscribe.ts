import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Outcome } from './widget.tsx'

export interface Backend {
  /** The address of the hosted project, or "/", where `dev` and `preview` answer. */
  url: string
  key: string
}

const timeoutMs = 15_000

let client: SupabaseClient | undefined

/** Inserts an address. Rejects unless the database has it. */
export default async function subscribe(email: string, backend: Backend): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    client ??= connect(backend)
    const { error, status } = await client
      .from('subscribers')
      .insert({ email })
      // Browsers repeat a request whose connection was cut; by this name the database knows it again.
      .setHeader('X-Client-Info', `newsletter/${crypto.getRandomValues(new Uint32Array(4)).join('-')}`)
      .abortSignal(controller.signal)
    if (status === 201) return 'subscribed'
    // https://www.postgresql.org/docs/current/errcodes-appendix.html: unique_violation
    if (error?.code === '23505') return 'already'
    // The client reports no error of other answers, such as the empty 404 of a host without the database.
    throw error ?? new Error(`The database answered ${status}`)
  } finally {
    clearTimeout(timer)
  }
}

function connect({ url, key }: Backend): SupabaseClient {
  // Anyone can put a session into a link: it must not be taken from the address.
  const auth = { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false }
  return createClient(new URL(url, location.origin).href, key, { auth })
}
