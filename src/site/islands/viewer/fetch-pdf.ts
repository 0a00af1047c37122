const maxBytes = 50_000_000
/** Without any bytes. */
const timeoutMs = 30_000

export interface Fetched {
  /** Always typed as PDF, so that a hostile document is shown as an error instead of being run. */
  blob: Blob
  /** The server's Content-Type in lower case. */
  type: string
}

export interface FetchOptions {
  signal: AbortSignal
  onProgress: (received: number, total: number | undefined) => void
}

export class StatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Failed to load PDF (${status})`)
    this.status = status
  }
}

/** Fetches a file without credentials, on our own origin without following redirects off it. Rejects if it fails, stalls or is too large. */
export async function fetchPdf(url: URL, { signal, onProgress }: FetchOptions): Promise<Fetched> {
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), timeoutMs)
  const restart = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), timeoutMs)
  }
  const both = AbortSignal.any([signal, stalled.signal])
  try {
    const mode = url.origin === location.origin ? 'same-origin' : 'cors'
    const response = await fetch(url, { mode, credentials: 'omit', signal: both })
    if (!response.ok) throw new StatusError(response.status)
    const total = Number(response.headers.get('Content-Length')) || undefined
    if (total !== undefined && total > maxBytes) throw new Error('The file is too large to preview')
    const parts = await readAll(response, {
      onProgress: (received) => {
        restart()
        onProgress(received, total)
      },
    })
    const type = response.headers.get('Content-Type')?.toLowerCase() ?? ''
    return { blob: new Blob(parts, { type: 'application/pdf' }), type }
  } finally {
    clearTimeout(timer)
    stalled.abort()
  }
}

/** Rejects as soon as there are too many bytes. */
async function readAll(
  response: Response,
  { onProgress }: { onProgress: (received: number) => void },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let received = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    received += next.value.length
    if (received > maxBytes) {
      void reader?.cancel()
      throw new Error('The file is too large to preview')
    }
    parts.push(next.value)
    onProgress(received)
  }
  return parts
}
