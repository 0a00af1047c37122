import { parseContent } from '../src/content/parse-content.ts'
import { heldBackArticles } from '../src/model/articles.ts'
import { readTree } from './disk/read-tree.ts'
import { settingsOf, siteFlags } from './settings.ts'
import { program } from './terminal/command-line.ts'
import { printHeldBack } from './terminal/held-back.ts'
import { diskName } from './terminal/words.ts'
import { printData, printProblems, problemData } from './terminal/report.ts'

const { content, now } = siteFlags

/** `npm run list` */
export const run = program({
  name: 'list',
  summary: 'Lists the articles that are held back, and until when: drafts, and those dated later than the build.',
  flags: { content, now, json: { help: 'Print the list as data.' } },
  run: ({ json = false, ...flags }) => {
    const settings = settingsOf(flags)
    const { value, problems } = parseContent(readTree(settings))
    // Whatever else is wrong is the build's to tell, unless nothing can be read for it.
    const unread = value ? problems.filter(({ file }) => file.startsWith('content/blog/')) : problems
    const heldBack = (value ? heldBackArticles(value, settings.today) : []).map(({ file, matter }) => ({
      file: diskName(file, settings.content),
      title: matter.title,
      date: matter.date,
      draft: matter.draft,
    }))
    if (unread.length > 0)
      printProblems(unread, settings.content, { outcome: 'What they hold back is not known.', json })
    if (json) printData({ now: settings.today, heldBack, problems: problemData(unread, settings.content) })
    else printHeldBack(heldBack, settings.today)
    return Promise.resolve(unread.length === 0 ? 0 : 1)
  },
})
