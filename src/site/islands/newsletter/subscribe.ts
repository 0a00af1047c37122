import { createClient } from '@supabase/supabase-js'
import type { Outcome } from './messages.ts'

export interface Backend {
  /** Of the hosted project, or a path of this site, below which `dev` and `preview` answer. */
  url: string
  /** The public key of the anonymous role. */
  key: string
}

/** An answer that has not come by then will not be waited for. Milliseconds. */
const patience = 15_000

/** The part of the database that a visitor can reach. */
interface Database {
  public: {
    Tables: { subscribers: { Row: { email: string }; Insert: { email: string }; Update: never; Relationships: [] } }
    Views: Record<string, never>
    Functions: Record<string, never>
  }
}

type Client = ReturnType<typeof createClient<Database>>
let client: Client | undefined

/** Sends one insert. It resolves whatever happens: errors are told in the console and as `failed`. */
export default async function subscribe(email: string, backend: Backend): Promise<Outcome> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    client ??= connect(backend)
    const { error } = await client.from('subscribers').insert({ email }).abortSignal(giveUp.signal)
    if (!error) return 'subscribed'
    // https://www.postgresql.org/docs/current/errcodes-appendix.html: unique_violation
    if (error.code === '23505') return 'already'
    console.error(error)
  } catch (error) {
    console.error(error)
  } finally {
    clearTimeout(timer)
  }
  return 'failed'
}

function connect({ url, key }: Backend): Client {
  // A session in the address would be somebody else's: anyone can put one into a link.
  const auth = { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false }
  return createClient<Database>(new URL(url, location.origin).href, key, { auth })
}
