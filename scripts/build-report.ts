import type { Content } from '../src/generator/content/content.ts'
import { launchItemsOf, type LaunchItem } from '../src/generator/content/launch.ts'
import { securityTxtRunsOut } from '../src/generator/content/security-txt.ts'
import type { Options, Pages } from '../src/generator/pages-of.ts'
import { outdatedCards, wantedCards } from '../src/generator/render/social.ts'
import { site } from '../src/site/site.ts'
import { missingSettings } from './settings.ts'
import { cardLines } from './terminal/not-ready.ts'

/** What an owner settles before a launch. */
export interface NotReady {
  /** In the content. */
  launch: LaunchItem[]
  /** In the settings, in words. */
  settings: string[]
  /** Committed files that are older than what they are made of, in words. */
  outdated: string[]
}

export function notReadyOf(content: Content, pages: Pages, { today }: Options): NotReady {
  const settings = content.get(site.settings)
  const early = new Set(pages.early.map(({ path }) => path))
  const planned = pages.early.filter(({ draft }) => !draft).map(({ path }) => path)
  const wanted = wantedCards(
    pages.all.filter(({ path }) => !early.has(path)),
    settings,
  )
  return {
    launch: launchItemsOf(content.tree),
    settings: [...missingSettings(), ...securityTxtRunsOut(settings, today)],
    outdated: cardLines(outdatedCards(wanted, content.socialCards, planned)),
  }
}
