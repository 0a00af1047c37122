import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, lstatSync, mkdirSync, openSync } from 'node:fs'
import { readdirSync, readSync, rmSync, writevSync } from 'node:fs'
import { join } from 'node:path'
import type { PageCache } from '../src/generator/render/render-site.ts'

/** Keeps values from one run to the next. A loss costs time and nothing else. */
export type Cache = PageCache & { close(): void }

type Place = { file: number; start: number; length: number }

const dayMs = 86_400_000

/**
 * Opens the cache in a folder: a few files, named by the time of their first entry, to which entries are added at the end, so that
 * builds may run at once. The last entry for a key wins; one that is truncated or corrupt is ignored. If the folder is not writable,
 * nothing is cached. A file is removed after two weeks, and what was in it is made again.
 */
export function openCache(folder: string, codeVersion: string): Cache {
  const started = Date.now()
  const places = new Map<string, Place>()
  const files: number[] = []
  let ownFile = `${started}-${randomUUID()}`
  let writeHandle: number | undefined
  let names: string[] = []
  let isWritable = succeeds(() => {
    mkdirSync(folder, { recursive: true })
    names = readdirSync(folder).toSorted()
  })
  for (const name of names)
    succeeds(() => {
      // NaN for a file of another name, which is removed.
      const age = Math.abs(started - Number.parseInt(name, 10))
      if (!(age < 14 * dayMs && lstatSync(join(folder, name)).isFile()))
        return rmSync(join(folder, name), { recursive: true, force: true })
      const file = openSync(join(folder, name), 'r')
      files.push(file)
      // What comes after damage, or after an entry that a killed build has cut, is not found.
      if (readPlaces(file, places) && age < dayMs) ownFile = name
    })
  return {
    get(key) {
      const keyHash = hashOf(codeVersion, key)
      const place = places.get(keyHash)
      if (!place) return undefined
      const entry = Buffer.alloc(place.length)
      succeeds(() => readSync(place.file, entry, 0, place.length, place.start))
      const value = entry.subarray(64)
      return entry.toString('latin1', 0, 64) === hashOf(keyHash, value) ? value : undefined
    },
    set(key, value) {
      isWritable &&= succeeds(() => {
        if (writeHandle === undefined) files.push((writeHandle = openSync(join(folder, ownFile), 'a+')))
        const keyHash = hashOf(codeVersion, key)
        places.set(keyHash, append(writeHandle, keyHash, value))
      })
    },
    close() {
      for (const file of files) closeSync(file)
    },
  }
}

function append(file: number, keyHash: string, value: Uint8Array): Place {
  const entry = Buffer.concat([Buffer.from(hashOf(keyHash, value)), value])
  const head = Buffer.from(headOf(keyHash, entry.length))
  const start = fstatSync(file).size + head.length
  if (writevSync(file, [head, entry]) < head.length + entry.length) throw new Error('The disk is full')
  return { file, start, length: entry.length }
}

/** The header of an entry: the hash of its key, and its length. The entry is a checksum of key and value, in 64 hexadecimal digits, and the value. */
function headOf(keyHash: string, length: number): string {
  return `${keyHash} ${String(length).padStart(12)}\n`
}

function readPlaces(file: number, places: Map<string, Place>): boolean {
  const { size } = fstatSync(file)
  const head = Buffer.from(headOf(hashOf('', ''), 0))
  let start = 0
  while (start < size) {
    readSync(file, head, 0, head.length, start)
    const [, keyHash, digits] = /^([\da-f]{64}) +(\d+)\n$/.exec(head.toString('latin1')) ?? []
    const length = Number(digits)
    start += head.length
    if (keyHash === undefined || start + length > size) return false
    places.set(keyHash, { file, start, length })
    start += length
  }
  return true
}

function hashOf(first: string, second: string | Uint8Array): string {
  return createHash('sha256').update(first).update('\0').update(second).digest('hex')
}

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
