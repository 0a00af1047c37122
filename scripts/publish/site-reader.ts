import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../cli/user-error.ts'
import { manifestName, parseManifest, type Manifest } from './manifest.ts'

/** Limits: milliseconds for each answer, bytes for all of them. */
export interface Limits {
  timeoutMs: number
  bytes: number
}

export class FetchError extends Error {}

export type Reader = (path: string) => Promise<{ bytes: Buffer; name: string; type: string }>

/**
 * @param where the address of a site's home page, or its folder.
 * @param flag that named it, for messages.
 * @throws UsageError where that is no address of a site.
 */
export function siteReader(where: string, flag: string, limits: Limits): Reader {
  // Not async: an invalid address is refused at once, a file when it is requested.
  if (!isAddress(where)) return async (path) => Promise.resolve(readInFolder(where, path))
  const home = URL.canParse(where) ? new URL(where) : undefined
  if (!home || home.search || home.hash || home.username || home.password)
    throw new UsageError(
      `--${flag} is "${where}", which is not the address of a site. Write it as https://host/ or https://host/path/.`,
    )
  if (!home.pathname.endsWith('/')) home.pathname += '/'
  return (path) => download(new URL(path.split('/').map(encodeURIComponent).join('/'), home), limits)
}

export function isAddress(where: string): boolean {
  return /^https?:\/\//i.test(where)
}

export async function fetchManifest(read: Reader): Promise<Manifest> {
  const { bytes, name, type } = await read(manifestName)
  const manifest = parseManifest(bytes.toString('utf8'))
  if (!manifest) throw new FetchError(`${name} is not the manifest of a build of this site (its type is ${type})`)
  return manifest
}

function readInFolder(folder: string, path: string): Awaited<ReturnType<Reader>> {
  const name = join(folder, path)
  try {
    return { bytes: readFileSync(name), name, type: 'that of a file' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new FetchError(code === 'ENOENT' ? `there is no ${name}` : `${name} cannot be read (${String(code)})`)
  }
}

async function download({ href: name }: URL, limits: Limits): ReturnType<Reader> {
  try {
    // A cached copy may be older than the files it lists.
    const headers = { 'Cache-Control': 'no-cache' }
    const answer = await fetch(name, { headers, signal: AbortSignal.timeout(limits.timeoutMs) })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new FetchError(`${name} answers ${answer.status}`)
    }
    const parts: Uint8Array[] = []
    for await (const part of answer.body ?? []) {
      limits.bytes -= part.byteLength
      if (limits.bytes < 0) throw new FetchError(`${name} is larger than this site could be`)
      parts.push(part)
    }
    return { bytes: Buffer.concat(parts), name, type: answer.headers.get('Content-Type') ?? 'nothing named' }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(`${name} ${reasonOf(error, limits)}`)
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'refuses the connection',
  ENOTFOUND: 'is at an unknown host',
  EAI_AGAIN: 'is at a host that could not be looked up',
  UND_ERR_SOCKET: 'broke the connection off',
  ECONNRESET: 'broke the connection off',
}

function reasonOf(error: unknown, { timeoutMs }: Limits): string {
  const { name = '', cause } = error instanceof Error ? error : {}
  if (name === 'TimeoutError') return `did not arrive within ${timeoutMs / 1000} seconds`
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return reasons[code] ?? `cannot be fetched (${code || (cause instanceof Error ? cause.message : String(error))})`
}
