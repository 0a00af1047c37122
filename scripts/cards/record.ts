import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardRecordFile, type CardText } from '../../src/generator/content/social-cards.ts'

/** What a card shows, the drawing it was made from and the file that came out, the last two as SHA-256. */
export interface MadeCard extends CardText {
  drawing: string
  sha256: string
}

/** By the address of the card: "/social/docs.png". */
export type CardRecord = Record<string, MadeCard>

/** A record that was edited into nonsense is as good as none: then every card is made anew. */
export function readRecord(): CardRecord {
  try {
    const record: unknown = JSON.parse(readFileSync(cardRecordFile, 'utf8'))
    return record && typeof record === 'object' ? (record as CardRecord) : {}
  } catch {
    return {}
  }
}

/** Writes the record in the order of the addresses. */
export function writeRecord(record: CardRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(cardRecordFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Whether the file of a card is the one that was last made from this drawing. */
export function isMade(path: string, drawing: string, made: MadeCard | undefined): boolean {
  const place = `public${path}`
  return made?.drawing === hashOf(drawing) && existsSync(place) && made.sha256 === hashOf(readFileSync(place))
}

/** Removes every file of public/social/ but the named, and folders that are empty then. @returns the addresses of what went */
export function removeOthers(keep: ReadonlySet<string>, folder = 'public/social'): string[] {
  const removed: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name)
    const address = place.replaceAll('\\', '/').replace(/^public/, '')
    if (entry.isDirectory()) removed.push(...removeOthers(keep, place))
    else if (!keep.has(address)) {
      rmSync(place)
      removed.push(address)
    }
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
  return removed
}

/** SHA-256 as hexadecimal digits. */
export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
