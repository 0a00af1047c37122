import type { Content } from '../../src/generator/content/content.ts'
import { launchItemsOf, type LaunchItem } from '../../src/generator/content/launch.ts'
import { outdatedOutputs, papersLock, parseRecordedHashes } from '../../src/generator/content/outdated-outputs.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { publishedFile } from '../../src/generator/content/published.ts'
import type { Page } from '../../src/generator/define/index.ts'
import type { Options, Pages } from '../../src/generator/pages-of.ts'
import { securityTxtRunsOut } from '../../src/generator/render/machine-files.ts'
import { outdatedCards, wantedCards } from '../../src/generator/render/social.ts'
import { site } from '../../src/site/site.ts'
import { countOf } from '../cli/format.ts'
import { readFileIfAny } from '../read-tree.ts'
import { backendNotes } from '../settings.ts'

/** What is left to do before a launch. */
export interface NotReady {
  launch: LaunchItem[]
  settings: string[]
  /** Those that still say what was changed in content/ since. */
  papers: string[]
  /** What --strict accepts: a general card replaces a missing one. */
  outdated: string[]
}

export function notReadyOf(content: Content, pages: Pages, options: Options): NotReady {
  const settings = content.get(site.settings)
  const heldBack = new Set(pages.heldBack.map(({ path }) => path))
  const planned = pages.heldBack.filter(({ draft }) => !draft).map(({ path }) => path)
  const published = pages.all.filter(({ path }) => !heldBack.has(path))
  const cards = outdatedCards(wantedCards(published, settings), content.socialCards, planned)
  const papers = outdatedOutputs(parseRecordedHashes(readFileIfAny(papersLock)), readFileIfAny)
  return {
    launch: launchItemsOf(content.tree, options),
    settings: [...backendNotes(), ...securityTxtRunsOut(settings, options.today)],
    papers: outdatedLine(papers, 'paper or press file', 'papers'),
    outdated: [...outdatedLine(cards, 'social card', 'cards'), ...unrecordedLine(content, published)],
  }
}

function outdatedLine({ length }: string[], what: string, tool: string): string[] {
  return length === 0 ? [] : [`${countOf(length, what)} missing, outdated or unused: run npm run tools -- ${tool}`]
}

/** A page that is on no list could be lost without a word. A site without a list is not online yet. */
function unrecordedLine({ published }: Content, pages: Page[]): string[] {
  const recorded = new Set(published.map(({ path }) => path))
  const { length } = pages.filter(({ path, traits }) => !traits.error && !recorded.has(path))
  if (recorded.size === 0 || length === 0) return []
  return [`${countOf(length, 'page')} not in ${publishedFile}: once online, run npm run tools -- published`]
}

export function launchProblems({ launch, settings, papers }: NotReady): Problem[] {
  return [
    ...launch,
    ...settings.map((line) => ({ file: 'content/site.json', message: `${line}.` })),
    ...papers.map((line) => ({ file: papersLock, message: `${line}.` })),
  ]
}
