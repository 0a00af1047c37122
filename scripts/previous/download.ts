/** What may be spent on downloads. */
export interface Budget {
  /** For each answer, from the first byte asked for to the last, in milliseconds. */
  patience: number
  /** Bytes that may still come, of all answers together. Grows less with each. */
  bytes: number
}

/** An answer that cannot be used, in words that follow its address: "https://a.example/x answers 404". */
export class Unusable extends Error {}

/** Fetches an address. @throws Unusable for every reason that lies with the network or the server. */
export async function download(url: URL, budget: Budget): Promise<{ bytes: Buffer; type: string }> {
  try {
    // A copy on the way may be older than the files it lists.
    const headers = { 'Cache-Control': 'no-cache' }
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(budget.patience) })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Unusable(`${url} answers ${answer.status}`)
    }
    const parts: Uint8Array[] = []
    for await (const part of answer.body ?? []) {
      budget.bytes -= part.byteLength
      if (budget.bytes < 0) throw new Unusable(`${url} sends more than a site of ours could hold`)
      parts.push(part)
    }
    return { bytes: Buffer.concat(parts), type: answer.headers.get('Content-Type') ?? 'nothing named' }
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`${url} ${wordsFor(error, budget)}`)
  }
}

function wordsFor(error: unknown, { patience }: Budget): string {
  const { name = '', cause } = error instanceof Error ? error : {}
  if (name === 'TimeoutError') return `was not there within ${patience / 1000} seconds`
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const words: Record<string, string> = {
    ECONNREFUSED: 'refuses the connection',
    ENOTFOUND: 'is at a host that nobody knows',
    EAI_AGAIN: 'is at a host that could not be looked up',
    UND_ERR_SOCKET: 'broke the connection off',
    ECONNRESET: 'broke the connection off',
  }
  return words[code] ?? `cannot be fetched (${code || (cause instanceof Error ? cause.message : String(error))})`
}
