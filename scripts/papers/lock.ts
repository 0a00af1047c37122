import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Work } from './workshop.ts'

/** What a file was made from when it was last made, and what came out, both as SHA-256. */
export interface Made {
  sources: string
  sha256: string
}

/** By URL. */
export type Lock = Record<string, Made>

const lockFile = 'content/papers/papers.lock.json'
/** Drawings and stylesheets, which all files share. */
const shared = ['design', 'figures', 'manuscript'].map((name) => `scripts/papers/${name}`)

/** A lock that was edited into nonsense is as good as none: then every file is made anew. */
export function readLock(): Lock {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')) as Lock
  } catch {
    return {}
  }
}

export function writeLock(lock: Lock): void {
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}

/** A hash of all that decides what a work's file holds. */
export function hashSources({ sources }: Work): string {
  const hash = createHash('sha256').update(JSON.stringify(sources))
  for (const place of shared)
    for (const name of readdirSync(place).toSorted((a, b) => (a < b ? -1 : 1)))
      hash.update(name).update(readFileSync(join(place, name)))
  return hash.digest('hex')
}

/** Whether the file at a URL is the one that was last made from these sources. */
export function isUnchanged(work: Work, made: Made | undefined): boolean {
  const place = `public${work.url}`
  return made?.sources === hashSources(work) && existsSync(place) && made.sha256 === hashOf(readFileSync(place))
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
