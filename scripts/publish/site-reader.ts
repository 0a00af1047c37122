import { join } from 'node:path'
import { parseSiteUrl } from '../cli/command.ts'
import { readFileIfAny } from '../read-tree.ts'
import { manifestName, parseManifest, type Manifest } from './manifest.ts'

/** Limits: milliseconds for each answer, bytes for all of them. */
export type Limits = { timeoutMs: number; bytes: number }

export class FetchError extends Error {}

/** @param isGone whether a page is read that was withdrawn: hosts send it with 410. */
export type Reader = (path: string, isGone?: boolean) => Promise<Uint8Array>

/** @param flag that named the address or folder, for messages. @throws UsageError at once where it is no address of a site; a file that is missing rejects when it is read. */
export function siteReader(where: string, flag: string, limits: Limits): Reader {
  if (!isAddress(where)) return async (path) => Promise.resolve(readInFolder(where, path))
  const { origin, base } = parseSiteUrl(where, flag)
  const budget = { ...limits }
  return (path, isGone) =>
    download(origin + base + path.split('/').map(encodeURIComponent).join('/'), budget, isGone ? 410 : 200)
}

export function isAddress(where: string): boolean {
  return /^https?:\/\//i.test(where)
}

export async function fetchManifest(read: Reader): Promise<Manifest> {
  const manifest = parseManifest(await read(manifestName))
  if (!manifest) throw new FetchError(`its ${manifestName} is not the manifest of a build of this site`)
  return manifest
}

function readInFolder(folder: string, path: string): Uint8Array {
  const file = join(folder, path)
  const bytes = readFileIfAny(file)
  if (!bytes) throw new FetchError(`there is no ${file}, or it cannot be read`)
  return bytes
}

async function download(url: string, budget: Limits, status: number): Promise<Buffer> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  // A timer of our own keeps Node running: the body of an answer that is not encoded as it says may never settle.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new FetchError(`${url} did not arrive within ${budget.timeoutMs / 1000} seconds`))
      stop.abort()
    }, budget.timeoutMs)
  })
  try {
    return await Promise.race([fetchWhole(url, budget, status, stop.signal), late])
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(`${url} ${reasonOf(error)}`)
  } finally {
    clearTimeout(timer)
  }
}

async function fetchWhole(url: string, budget: Limits, status: number, signal: AbortSignal): Promise<Buffer> {
  // A cached copy may be older than the files it lists.
  const answer = await fetch(url, { headers: { 'Cache-Control': 'no-cache' }, signal })
  const isElsewhere = new URL(answer.url).origin !== new URL(url).origin
  if (isElsewhere || (!answer.ok && answer.status !== status)) {
    await answer.body?.cancel()
    throw new FetchError(`${url} ${isElsewhere ? `leads to another site, ${answer.url}` : `answers ${answer.status}`}`)
  }
  const parts: Uint8Array[] = []
  for await (const part of answer.body ?? []) {
    budget.bytes -= part.byteLength
    if (budget.bytes < 0) throw new FetchError(`${url} is larger than this site could be`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return `cannot be fetched (${code || (cause instanceof Error ? cause.message : String(error))})`
}
