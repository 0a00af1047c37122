import { parseSearchFile } from './search-file.ts'
import { searchIn, type Search } from './search-engine.ts'

/** A file that has not come by then will not be waited for. Milliseconds. */
const patience = 20_000

/** Fetches the index and makes it ready. @throws when it does not come, or what comes is none. */
export async function loadSearch(url: string): Promise<Search> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    const response = await fetch(url, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return await searchIn(parseSearchFile(await response.text()).pages)
  } finally {
    clearTimeout(timer)
  }
}
