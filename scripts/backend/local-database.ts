import { openPglite } from './pglite.ts'
import { backend, localKey, type Backend } from './rest-api.ts'

/** The newsletter's database for `dev` and `preview`: in memory, opened at the first request that asks for it. */
export function localDatabase(base: string): Backend {
  return backend({ base, key: localKey, open: openPglite })
}
