import { handOverOf } from '../src/generator/content/hand-over.ts'
import { parseContent } from '../src/content/parse-content.ts'
import { outdatedCards } from '../src/model/social.ts'
import { readTree } from './disk/read-tree.ts'
import { missingSettings, settingsOf, siteFlags } from './settings.ts'
import { program } from './terminal/command-line.ts'
import { printHandOver, remedies } from './terminal/hand-over.ts'
import { cardLines } from './terminal/not-ready.ts'
import { diskName } from './terminal/words.ts'
import { printData } from './terminal/report.ts'

const { content, now } = siteFlags

/** `npm run launch` */
export const run = program({
  name: 'launch',
  summary:
    'Lists what the owner settles before a launch, with file and line. It is a list and no check: build --strict fails on it.',
  flags: { content, now, json: { help: 'Print the list as data.' } },
  run: ({ json = false, ...flags }) => {
    const settings = settingsOf(flags)
    const tree = readTree(settings)
    const { value, problems } = parseContent(tree)
    const items = handOverOf(tree, value?.site).map((item) => ({
      ...item,
      file: diskName(item.file, settings.content),
    }))
    // Where titles cannot be read, no cards can be compared with them.
    const cards = value && problems.length === 0 ? outdatedCards(value, settings.today) : []
    const missing = [...missingSettings(), ...cardLines(cards)]
    if (json) printData({ items: items.map((item) => ({ ...item, todo: remedies[item.kind] })), settings: missing })
    else printHandOver(items, missing)
    return Promise.resolve(0)
  },
})
