import { setImmediate } from 'node:timers/promises'
import type { Content } from '../../src/generator/content/content.ts'
import { launchItemsOf, type LaunchItem } from '../../src/generator/content/launch.ts'
import { outdatedOutputs, papersLock, parseRecordedHashes } from '../../src/generator/content/outdated-outputs.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { publishedFile } from '../../src/generator/content/published.ts'
import { textReader, type Tree } from '../../src/generator/content/source.ts'
import type { Page } from '../../src/generator/define/index.ts'
import type { Options, Pages } from '../../src/generator/pages-of.ts'
import { securityTxtRunsOut } from '../../src/generator/render/machine-files.ts'
import { outdatedCards, wantedCards } from '../../src/generator/render/social.ts'
import { site } from '../../src/site/site.ts'
import { exitCodes } from '../cli/command.ts'
import { columns, countOf, megabytes } from '../cli/format.ts'
import { printData, printProblems, problemData, withDiskNames } from '../cli/print-problems.ts'
import type { Staging } from '../publish/staging.ts'
import { readFileIfAny } from '../read-tree.ts'
import { settingNotes } from '../build-options.ts'

export type BuildReport = ReturnType<typeof reportOf>

export function reportOf(
  { out, files }: Staging,
  pages: Pages,
  { options, notReady, started }: { options: Options; notReady: NotReady; started: number },
) {
  const { today: now, drafts, address } = options
  return {
    out,
    pages: pages.all.length,
    files: files.size,
    bytes: [...files.values()].reduce((sum, file) => sum + file.bytes, 0),
    milliseconds: Math.round(performance.now() - started),
    now,
    drafts,
    heldBack: pages.heldBack,
    notes: [
      ...heldBackNote(pages.heldBack.length, drafts),
      // https://www.rfc-editor.org/rfc/rfc9309#section-2.3 and https://www.rfc-editor.org/rfc/rfc8615
      ...(address.base === '/'
        ? []
        : [`robots.txt, .well-known/security.txt have no effect under ${address.base}, only at the root of a host.`]),
    ],
    notReady,
  }
}

function heldBackNote(count: number, drafts: boolean): string[] {
  const articles = countOf(count, 'article')
  if (drafts) return [`Built for review, not for publishing: ${articles} would be held back.`]
  if (count === 0) return []
  return [`${articles} held back, and checked as on the day of publication: npm run build -- --report shows which.`]
}

export type Built = { tree: Tree; problems: Problem[]; report?: BuildReport }

export function printBuilt(
  { tree, problems, report }: Built,
  { folder, full, json }: { folder: string; full: boolean; json: boolean },
): number {
  const outcome = report ? 'The site was written.' : 'Nothing was written.'
  if (problems.length > 0) printProblems(problems, folder, { outcome, json, textOf: textReader(tree) })
  const listed = problemData(problems, folder)
  if (json) printData(report ? { ...withDiskNames(report, folder), warnings: listed } : { problems: listed })
  else if (report) reportLines(withDiskNames(report, folder), full).forEach((line) => console.log(line))
  return report ? exitCodes.done : exitCodes.failed
}

function reportLines({ out, pages, files, bytes, milliseconds, ...report }: BuildReport, full: boolean): string[] {
  const seconds = (milliseconds / 1000).toFixed(2)
  return [
    `${out}: ${countOf(pages, 'page')}, ${countOf(files, 'file')}, ${megabytes(bytes)} in ${seconds} s`,
    ...report.notes,
    ...(full ? heldBackLines(report.heldBack, report.now) : []),
    ...notReadyLines(report.notReady, full),
  ]
}

function heldBackLines(texts: BuildReport['heldBack'], now: string): string[] {
  return [
    `${countOf(texts.length, 'article')} held back on ${now}`,
    ...columns(texts.map(({ file, date, draft, title }) => [file, `${draft ? 'draft' : `until ${date}`}: ${title}`])),
  ]
}

const filesNamed = 20

function notReadyLines({ launch, settings, securityTxt, papers, outdated }: NotReady, full: boolean): string[] {
  const others = [...settings, ...securityTxt, ...papers, ...outdated].map((line) => `  ${line}`)
  const total = launch.length + others.length
  if (full) {
    const items = columns(launch.map(({ file, line, message }) => [`${file}:${line}`, message]))
    return [`${countOf(total, 'thing')} to do before a launch`, ...items, ...others]
  }
  if (total === 0) return []
  const marked = [...new Set(launch.map(({ kind }) => kind))].toSorted().map((kind) => {
    const items = launch.filter((item) => item.kind === kind)
    const files = [...new Set(items.map(({ file }) => file))]
    return `  ${kind} (${items.length}): ${files.slice(0, filesNamed).join(', ')}${files.length > filesNamed ? ' …' : ''}`
  })
  return ['Not ready for launch:', ...marked, ...others, '  npm run build -- --report says what to do']
}

export async function showProgress(done: number, total: number): Promise<void> {
  if (done % 2000 === 0) console.error(`${done} of ${total} pages`)
  // The Markdown parser releases its memory only between turns of the event loop: 16 kB a page.
  if (done % 100 === 0) await setImmediate()
}

export interface NotReady {
  launch: LaunchItem[]
  /** Faults of the environment. */
  settings: string[]
  securityTxt: string[]
  /** A line if papers or press files are older than the content they are made from. */
  papers: string[]
  /** A line if social cards are; --strict accepts it, as the general card replaces a missing one. */
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
    settings: [
      ...settingNotes(options.address),
      ...(settings.feeds.since > options.today ? ['feeds.since is a day to come'] : []),
    ],
    securityTxt: securityTxtRunsOut(settings, options.today),
    papers: outdatedLine(papers, 'paper or press file', 'papers'),
    outdated: [...outdatedLine(cards, 'social card', 'cards'), ...unrecordedLine(content, published)],
  }
}

function outdatedLine({ length }: string[], what: string, tool: string): string[] {
  return length === 0 ? [] : [`${countOf(length, what)} missing, outdated or unused: run npm run tools -- ${tool}`]
}

/** A page that is not on the list could be lost without a word. */
function unrecordedLine({ published }: Content, pages: Page[]): string[] {
  const recorded = new Set(published.map(({ path }) => path))
  const { length } = pages.filter(({ path, traits }) => !traits.error && !recorded.has(path))
  const line = `${countOf(length, 'page')} not in ${publishedFile}: once online, run npm run tools -- published`
  return length === 0 ? [] : [line]
}

export function launchProblems({ launch, settings, securityTxt, papers }: NotReady): Problem[] {
  return [
    ...launch,
    ...settings.map((line) => ({ file: '.env', message: `${line}.` })),
    ...securityTxt.map((line) => ({ file: site.settings.file, message: `${line}.` })),
    ...papers.map((line) => ({ file: papersLock, message: `${line}.` })),
  ]
}
