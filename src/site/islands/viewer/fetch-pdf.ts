const maxBytes = 50_000_000
/** While no bytes arrive. */
const timeoutMs = 30_000

interface Fetched {
  /** Always typed as PDF, so that a hostile document is shown as an error instead of being run. */
  blob: Blob
  /** The server's Content-Type in lower case. */
  type: string
}

/** Fetches a file without credentials, on our own origin without following redirects off it. Rejects if it fails, stalls or is too large. */
export async function fetchPdf(
  url: URL,
  signal: AbortSignal,
  onProgress: (received: number, total: number | undefined) => void,
): Promise<Fetched> {
  const stalled = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const awaitBytes = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), timeoutMs)
  }
  try {
    awaitBytes()
    const mode = url.origin === location.origin ? 'same-origin' : 'cors'
    const either = AbortSignal.any([signal, stalled.signal])
    const { ok, status, headers, body } = await fetch(url, { mode, credentials: 'omit', signal: either })
    if (!ok) {
      // The words are the specification's.
      console.error(`Failed to load PDF (${status})`)
      throw new Error(`Status ${status}`)
    }
    const total = Number(headers.get('Content-Length')) || undefined
    refuseLarge(total ?? 0)
    const parts: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    const write = (part: Uint8Array<ArrayBuffer>): void => {
      received += part.length
      refuseLarge(received)
      parts.push(part)
      awaitBytes()
      onProgress(received, total)
    }
    await body?.pipeTo(new WritableStream({ write }))
    if (received === 0) throw new Error('The file is empty')
    const type = headers.get('Content-Type')?.toLowerCase() ?? ''
    return { blob: new Blob(parts, { type: 'application/pdf' }), type }
  } finally {
    clearTimeout(timer)
    stalled.abort()
  }
}

function refuseLarge(bytes: number): void {
  if (bytes > maxBytes) throw new Error('The file is too large to preview')
}
