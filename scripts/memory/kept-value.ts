import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOf } from '../disk/kept-assets.ts'

/**
 * Reads a value that an earlier run has kept. The file begins with the SHA-256 of the rest: whatever has happened to it since,
 * what comes out is what went in, or nothing.
 */
export function recallValue(place: string): unknown {
  try {
    const bytes = readFileSync(place)
    const end = bytes.indexOf(10)
    const rest = bytes.subarray(end + 1)
    if (end < 0 || bytes.toString('latin1', 0, end) !== hashOf(rest)) return undefined
    return JSON.parse(rest.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Keeps a value of plain data for later runs. Where that cannot be done, it only costs them time. */
export function keepValue(place: string, value: unknown): void {
  const rest = JSON.stringify(value)
  const own = `${place}-${process.pid}`
  const isKept = succeeds(() => {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(own, `${hashOf(Buffer.from(rest))}\n${rest}`)
    renameSync(own, place)
  })
  if (!isKept) succeeds(() => rmSync(own, { force: true }))
}

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
