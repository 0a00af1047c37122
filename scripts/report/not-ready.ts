import type { Content } from '../../src/generator/content/content.ts'
import {
  launchChecklist,
  launchItemsOf,
  type ChecklistItem,
  type LaunchItem,
} from '../../src/generator/content/launch.ts'
import {
  outdatedOutputs,
  papersLock,
  parseOutputLock,
  type ReadFile,
} from '../../src/generator/content/outdated-outputs.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import type { Options, Pages } from '../../src/generator/pages-of.ts'
import { securityTxtRunsOut } from '../../src/generator/render/security-txt.ts'
import { outdatedCards, wantedCards } from '../../src/generator/render/social.ts'
import { site } from '../../src/site/site.ts'
import { countOf } from '../cli/format.ts'
import { readFileIfAny } from '../read-tree.ts'
import { noticesOfSettings } from '../settings.ts'

/** What is left to do before a launch. */
export interface NotReady {
  /** In the content; of a full report, with what each is about. */
  launch: (LaunchItem | ChecklistItem)[]
  settings: string[]
  outdated: string[]
}

export function notReadyOf(
  content: Content,
  pages: Pages,
  { options, full }: { options: Options; full: boolean },
): NotReady {
  const settings = content.get(site.settings)
  const unpublished = new Set(pages.unpublished.map(({ path }) => path))
  const planned = pages.unpublished.filter(({ draft }) => !draft).map(({ path }) => path)
  const wanted = wantedCards(
    pages.all.filter(({ path }) => !unpublished.has(path)),
    settings,
  )
  return {
    launch: full ? launchChecklist(content.tree, options.today, settings) : launchItemsOf(content.tree, options.today),
    settings: [...noticesOfSettings(), ...securityTxtRunsOut(settings, options.today)],
    outdated: [...cardLines(outdatedCards(wanted, content.socialCards, planned)), ...paperLines(readFileIfAny)],
  }
}

interface Kind {
  name: [one: string, many: string]
  todo: string
  problem: string
}

export const kinds: Record<LaunchItem['kind'], Kind> = {
  sample: {
    name: ['invented sample', 'invented samples'],
    todo: 'Put the real content in place of each; then remove its line with placeholder.',
    problem: 'is marked as a sample. Put the real content in its place and remove the mark.',
  },
  proposal: {
    name: ['proposal', 'proposals'],
    todo: 'Adopt, change or drop each; then remove its line with placeholder.',
    problem: 'is marked as a proposal. Adopt or drop it and remove the mark.',
  },
  template: {
    name: ['template', 'templates'],
    todo: 'Have each reviewed by counsel and complete it; then remove its line with placeholder.',
    problem: 'is marked as a template. Complete it and remove the mark.',
  },
  unverified: {
    name: ['unverified repository link', 'unverified repository links'],
    todo: 'Open each link. Where it answers remove the line with unverified, and where not correct repo.',
    problem: 'is marked unverified. Check the link and remove the mark.',
  },
  example: {
    name: ['line with an .example address', 'lines with an .example address'],
    todo: 'Put the real address in place of each.',
    problem: 'holds an address that is reserved for examples. Put the real one.',
  },
  review: {
    name: ['review older than 30 days', 'reviews older than 30 days'],
    todo: 'Check the services and set reviewed to the day of the check.',
    problem: 'is a review older than 30 days. Check the services and set the day.',
  },
}

export function* byKind(items: NotReady['launch']): Generator<[kind: Kind, items: typeof items]> {
  for (const [name, kind] of Object.entries(kinds)) {
    const found = items.filter((item) => item.kind === name)
    if (found.length > 0) yield [kind, found]
  }
}

export function launchProblems(items: LaunchItem[], settings: string[]): Problem[] {
  return [
    ...items.map(({ kind, file, line }) => ({ file, line, message: kinds[kind].problem })),
    ...settings.map((setting) => ({ file: 'content/site.json', message: `${setting}.` })),
  ]
}

/** One line for all social cards that are not as they should be. A general card replaces them, so --strict accepts them. */
export function cardLines(outdated: string[]): string[] {
  if (outdated.length === 0) return []
  return [`${countOf(outdated.length, 'social card')} missing, outdated or unused: run npm run tools -- cards`]
}

/** One line for all papers and press files that are older than what they are made from. @param read a file of the project. */
export function paperLines(read: ReadFile): string[] {
  const { length } = outdatedOutputs(parseOutputLock(read(papersLock)), read)
  if (length === 0) return []
  const what =
    length === 1 ? 'paper or press file is older than its source' : 'papers or press files are older than their sources'
  return [`${length} ${what}: run npm run tools -- papers`]
}
