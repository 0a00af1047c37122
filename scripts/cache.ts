import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps texts from one run to the next. A loss costs time and nothing else. */
export interface Cache {
  /** @param key a hash of all inputs of the value, except the code. */
  get(key: string): string | undefined
  set(key: string, value: string): void
  close(): void
}

const keptMs = 7 * 86_400_000

/**
 * Opens the cache in a folder: a file an entry, under the hash of its key and beginning with a hash of key and value. An entry
 * that was cut, changed or put under another name is none; where nothing can be written nothing is kept. What was not used for a
 * week is removed.
 */
export function openCache(folder: string, codeVersion: string): Cache {
  const started = new Date()
  let isWritable = succeeds(() => mkdirSync(folder, { recursive: true }))
  return {
    get(key) {
      const name = hashOf(codeVersion, key)
      const file = join(folder, name)
      const value = readEntry(file, name)
      // The date is that of the last use; the disk may be read-only.
      if (value !== undefined) succeeds(() => utimesSync(file, started, started))
      return value
    },
    set(key, value) {
      // Half a character would come back as another.
      if (!value.isWellFormed()) return
      const name = hashOf(codeVersion, key)
      isWritable &&= succeeds(() => writeFileSync(join(folder, name), `${hashOf(name, value)}\n${value}`))
    },
    close() {
      succeeds(() => prune(folder, started.getTime() - keptMs))
    },
  }
}

function hashOf(first: string, second: string | Uint8Array): string {
  return createHash('sha256').update(first).update('\0').update(second).digest('hex')
}

function readEntry(file: string, name: string): string | undefined {
  try {
    const bytes = readFileSync(file)
    const value = bytes.subarray(65)
    return bytes.toString('latin1', 0, 65) === `${hashOf(name, value)}\n` ? value.toString('utf8') : undefined
  } catch {
    return undefined
  }
}

function prune(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before) < before)
      rmSync(file, { recursive: true, force: true })
  }
}

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
