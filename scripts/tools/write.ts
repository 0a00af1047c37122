import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that is committed, and says so. */
export function write(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`)
}
