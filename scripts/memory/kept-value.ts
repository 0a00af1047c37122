import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
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
  const own = `${place}-${process.pid}`
  const isKept = succeeds(() => {
    mkdirSync(dirname(place), { recursive: true })
    writeHashed(own, jsonOf(value))
    renameSync(own, place)
  })
  if (!isKept) succeeds(() => rmSync(own, { force: true }))
}

/** Writes a text piece by piece, and before it its hash: the whole of a large site would take as much memory again. */
function writeHashed(place: string, pieces: Iterable<string>): void {
  const hash = createHash('sha256')
  const file = openSync(place, 'w')
  try {
    let at = writeSync(file, `${hash.copy().digest('hex')}\n`)
    const write = (text: string): void => {
      const bytes = Buffer.from(text)
      hash.update(bytes)
      at += writeSync(file, bytes, 0, bytes.length, at)
    }
    let waiting = ''
    for (const piece of pieces) {
      waiting += piece
      if (waiting.length < pieceLength) continue
      write(waiting)
      waiting = ''
    }
    write(waiting)
    writeSync(file, hash.digest('hex'), 0)
  } finally {
    closeSync(file)
  }
}

/** Characters that are written at once. */
const pieceLength = 65_536

/** As JSON.stringify has it, entry by entry down to the second level. */
function* jsonOf(value: unknown, levels = 2): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return yield JSON.stringify(value)
  let before = '{'
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    yield* jsonOf(part, levels - 1)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function succeeds(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
