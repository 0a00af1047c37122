import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CardText } from '../../src/generator/content/social-cards.ts'
import type { WantedCard } from '../../src/model/social.ts'
import { drawCard } from './card.tsx'
import { toIndexed } from './palette.ts'
import { encodePng } from './png.ts'
import { toPixels } from './raster.ts'
import { hashOf, isMade, writeRecord, type CardRecord } from './record.ts'
import { lettersWithout } from './typeset.ts'

export interface Making {
  /** What was made before. */
  record: CardRecord
  /** Of the site. */
  name: string
  /** Whether cards are drawn that have not changed. */
  force: boolean
}

/** Draws what has changed, and records all cards, also those before one that fails. @returns how many were drawn */
export async function makeCards(cards: WantedCard[], { record, name, force }: Making): Promise<number> {
  const made: CardRecord = {}
  let drawn = 0
  try {
    for (const { path, text, category } of cards) {
      const drawing = await drawCard({ text, name, part: category ? 'end' : 'beginning' })
      const isUnchanged = !force && isMade(path, drawing, record[path])
      const bytes = isUnchanged ? readFileSync(`public${path}`) : await writeCard(path, drawing, text)
      // The description counts also where it has no room, and the drawing stays the same.
      made[path] = { ...text, drawing: hashOf(drawing), sha256: hashOf(bytes) }
      if (!isUnchanged) drawn++
    }
  } finally {
    writeRecord(made)
  }
  return drawn
}

async function writeCard(path: string, drawing: string, text: CardText): Promise<Uint8Array> {
  const bytes = encodePng(toIndexed(await toPixels(drawing)))
  const place = `public${path}`
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, bytes)
  const lacking = await lettersWithout(Object.values(text).join(''))
  console.log(
    `${place}: ${bytes.length} bytes${lacking ? `, with boxes for ${lacking}, which the typefaces lack` : ''}`,
  )
  return bytes
}
