import { rmSync } from 'node:fs'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { cardRecordFile } from '../../src/generator/content/social-cards.ts'
import { textReader } from '../../src/generator/content/source.ts'
import { pagesOf } from '../../src/generator/pages-of.ts'
import { wantedCards } from '../../src/generator/render/social.ts'
import { site } from '../../src/site/site.ts'
import { readTree } from '../read-tree.ts'
import { defineCommand, exitCodes } from '../cli/command.ts'
import { printProblems } from '../cli/print-problems.ts'
import { drawCard, type Card } from './cards/card.tsx'
import { drawIcons } from './cards/icons.ts'
import { toPalettePng } from './cards/png.ts'
import { write } from './write.ts'

export const run = defineCommand({
  name: 'tools -- cards',
  summary: `Draws the social card of every page into public/social/ and the icons into public/, without a browser and with typefaces
from packages: the same words give the same bytes on every machine. Cards of pages that are gone are removed.`,
  writesInSteps: true,
  flags: {},
  run: async () => {
    const wanted = wantedOfContent()
    if (!wanted) return exitCodes.failed
    const cards = wanted.cards.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    rmSync('public/social', { recursive: true, force: true })
    for (const card of cards) {
      const { svg, lacking } = await drawCard(card, wanted.siteName)
      write(`public${card.path}`, toPalettePng(svg))
      if (lacking) console.log(`public${card.path}: boxes replace ${lacking}, which the typefaces do not contain`)
    }
    const record = cards.map(({ path, title, label, description }) => [path, { title, label, description }] as const)
    write(cardRecordFile, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`)
    for (const [name, bytes] of Object.entries(drawIcons())) write(`public/${name}`, bytes)
    return exitCodes.done
  },
})

/** A day on which every article that is no draft is published. */
const endOfDays = '9999-12-31'

/** Those of articles that are dated later too: the build keeps them back until their day. Nothing where content has problems. */
function wantedOfContent(): { siteName: string; cards: Card[] } | undefined {
  const tree = readTree({ content: 'content' })
  const content = parseContent(tree, site)
  const address = { origin: '', base: '/' }
  const options = { address, today: endOfDays, lastDay: endOfDays, drafts: false, env: {}, folders: [], publicKey: '' }
  const pages = pagesOf(content, site, options)
  const problems = [...content.problems, ...pages.problems]
  if (problems.length > 0) {
    printProblems(problems, 'content', { outcome: 'Nothing was drawn.', textOf: textReader(tree) })
    return undefined
  }
  const settings = content.get(site.settings)
  const cards = wantedCards(pages.all, settings).map(({ path, text }) => ({
    path,
    ...text,
    isArticle: !['', settings.social.label].includes(text.label),
  }))
  return { siteName: settings.name, cards }
}
