import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BrokenPart, type Content } from '../src/content/content.ts'
import { parseContent } from '../src/content/parse-content.ts'
import { textReader } from '../src/generator/content/source.ts'
import { endOfDays, wantedCards, type WantedCard } from '../src/model/social.ts'
import { makeIcons } from './cards/icons.tsx'
import { makeCards } from './cards/make-cards.ts'
import { hashOf, readRecord, removeOthers } from './cards/record.ts'
import { readTree } from './read-tree.ts'
import { defineCommand } from './cli/command.ts'
import { printProblems } from './cli/report.ts'

/** `npm run cards` */
export const run = defineCommand({
  name: 'cards',
  summary: `Draws the social card of every page into public/social/ and the icons into public/, without a browser and with typefaces
from the project's packages: the same words give the same bytes on every machine. A card is drawn anew only when something
on it has changed, and one whose page is gone is removed.`,
  flags: { force: { help: 'Draw every card anew.' } },
  run: async ({ force = false }) => {
    const tree = readTree({ content: 'content' })
    const { value: content, problems } = parseContent(tree)
    const cards = content && cardsOrNone(content)
    if (!content || !cards) {
      printProblems(problems, 'content', { outcome: 'Nothing was drawn.', textOf: textReader(tree) })
      return 1
    }
    const record = readRecord()
    const drawn = await makeCards(cards, { record, name: content.site.name, force })
    const removed = removeOthers(new Set(cards.map(({ path }) => path)))
    removed.forEach((path) => console.log(`public${path}: removed, no page has it`))
    const icons = await writeIcons()
    console.log(`${cards.length} cards: ${drawn} drawn, ${cards.length - drawn} unchanged. ${icons}`)
    return 0
  },
})

/** All cards, those of articles that are dated later too: the build keeps them back until their day. */
function cardsOrNone(content: Content): WantedCard[] | undefined {
  try {
    return content.brokenArticles.length > 0 ? undefined : wantedCards(content, endOfDays)
  } catch (error) {
    if (error instanceof BrokenPart) return undefined
    throw error
  }
}

/** @returns what was done, in words */
async function writeIcons(): Promise<string> {
  const icons = await makeIcons()
  const changed = icons.filter(({ name, bytes }) => {
    const place = `public/${name}`
    return !existsSync(place) || hashOf(readFileSync(place)) !== hashOf(bytes)
  })
  for (const { name, bytes } of changed) writeFileSync(`public/${name}`, bytes)
  return `${icons.length} icons: ${changed.length} drawn, ${icons.length - changed.length} unchanged.`
}
