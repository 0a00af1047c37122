import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../src/generator/render/render-site.ts'

/** Keeps texts in a folder, a file each. */
export function openCache(folder: string): Cache {
  mkdirSync(folder, { recursive: true })
  const place = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    get: (key) => (existsSync(place(key)) ? readFileSync(place(key), 'utf8') : undefined),
    set: (key, value) => writeFileSync(place(key), value),
  }
}
