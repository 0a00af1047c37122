import {
  launchChecklist,
  type ChecklistItem,
  launchItemsOf,
  type LaunchItem,
} from '../../src/generator/content/launch.ts'
import type { Content } from '../../src/generator/content/content.ts'
import {
  outdatedOutputs,
  papersLock,
  parseOutputLock,
  type ReadFile,
} from '../../src/generator/content/outdated-outputs.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { securityTxtRunsOut } from '../../src/generator/render/security-txt.ts'
import type { HeldBack } from '../../src/generator/define/index.ts'
import type { Options, Pages } from '../../src/generator/pages-of.ts'
import { outdatedCards, wantedCards } from '../../src/generator/render/social.ts'
import { site } from '../../src/site/site.ts'
import type { Staging } from '../publish/staging.ts'
import { readFileIfAny } from '../read-tree.ts'
import { noticesOfSettings } from '../settings.ts'
import { countOf, diskName, megabytes } from './format.ts'
import { textReader, type Tree } from '../../src/generator/content/source.ts'
import { printData, printProblems, problemData } from './report.ts'
import { setImmediate } from 'node:timers/promises'

export interface BuildReport {
  out: string
  pages: number
  files: number
  bytes: number
  milliseconds: number
  now: string
  drafts: boolean
  heldBack: Omit<HeldBack, 'path'>[]
  /** Notices: no problems, but possibly unexpected. */
  notes: string[]
  notReady: NotReady
}

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

/** @param started when the build did, by performance.now(). */
export function reportOf(
  { out, files }: Staging,
  pages: Pages,
  { options, notReady, started }: { options: Options; notReady: NotReady; started: number },
): BuildReport {
  return {
    out,
    pages: pages.all.length,
    files: files.size,
    bytes: [...files.values()].reduce((sum, file) => sum + file.bytes, 0),
    milliseconds: Math.round(performance.now() - started),
    now: options.today,
    drafts: options.drafts,
    heldBack: pages.unpublished,
    notes: basePathWarnings(files.keys(), options.address.base),
    notReady,
  }
}

interface Kind {
  name: [one: string, many: string]
  todo: string
  problem: string
}

const kinds: Record<LaunchItem['kind'], Kind> = {
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

export interface Built {
  tree: Tree
  problems: Problem[]
  report?: BuildReport
}

/** Prints the result of a build. @returns the exit code. */
export function printBuilt({ tree, problems, report }: Built, options: ReportOptions): number {
  const { folder, json = false } = options
  if (problems.length > 0)
    printProblems(problems, folder, { outcome: 'Nothing was written.', json, textOf: textReader(tree) })
  if (report) printReport(report, options)
  else if (json) printData({ problems: problemData(problems, folder) })
  return report ? 0 : 1
}

/** Shows how far a long build has come: on a terminal in one line that is overwritten, otherwise in a line from time to time. */
export async function showProgress(done: number, total: number): Promise<void> {
  if (process.stderr.isTTY) {
    if (done % 100 === 0 && total > 200) process.stderr.write(`\r${done} of ${total} pages`)
    if (done === total && total > 200) process.stderr.write('\r\x1b[K')
  } else if (done % 2000 === 0) console.error(`${done} of ${total} pages`)
  // The Markdown parser releases its memory only between turns of the event loop: 16 kB a page.
  if (done % 100 === 0) await setImmediate()
}

interface ReportOptions {
  folder: string
  /** With every held-back article, and every item of the launch checklist with its place and what to do. */
  full?: boolean
  json?: boolean
}

export function printReport(report: BuildReport, options: ReportOptions): void {
  const { full = false, json = false } = options
  const notes = [...heldBackNote(report), ...report.notes]
  const { heldBack, notReady } = withDiskNames(report, options)
  if (json) return printData({ ...report, notes, heldBack, notReady })
  const { out, pages, files, bytes, milliseconds } = report
  const seconds = (milliseconds / 1000).toFixed(2)
  console.log(`${out}: ${countOf(pages, 'page')}, ${countOf(files, 'file')}, ${megabytes(bytes)} in ${seconds} s`)
  notes.forEach((note) => console.log(note))
  const lines = full ? [...heldBackLines(report.now, heldBack), ...checklistLines(notReady)] : summaryLines(notReady)
  lines.forEach((line) => console.log(line))
}

function withDiskNames({ heldBack, notReady }: BuildReport, { folder, full }: ReportOptions): Lists {
  const onDisk = <T extends { file: string }>(item: T) => ({ ...item, file: diskName(item.file, folder) })
  return {
    heldBack: heldBack.map((item) => onDisk(item)),
    notReady: {
      ...notReady,
      launch: notReady.launch.map((item) => ({ ...onDisk(item), ...(full && { todo: kinds[item.kind].todo }) })),
    },
  }
}

type Lists = Pick<BuildReport, 'heldBack' | 'notReady'>

function heldBackNote({ drafts, heldBack: { length } }: BuildReport): string[] {
  if (drafts) return [`Built with drafts, for review and not for publishing: ${countOf(length, 'article')} held back.`]
  if (length === 0) return []
  const [texts, them] = length === 1 ? ['its text was', 'it'] : ['their texts were', 'them']
  return [
    `${heldBackCount(length)}, and ${texts} not checked: npm run build -- --report shows which, and npm run dev what is wrong with ${them}.`,
  ]
}

function heldBackCount(count: number): string {
  return `${countOf(count, 'article')} ${count === 1 ? 'is' : 'are'} held back`
}

function heldBackLines(now: string, articles: BuildReport['heldBack']): string[] {
  if (articles.length === 0) return ['', `No article is held back on ${now}.`]
  const width = Math.max(...articles.map(({ file }) => file.length))
  const lines = articles.map(
    ({ file, title, date, draft }) =>
      `  ${file.padEnd(width)}   ${draft ? 'draft           ' : `until ${date}`}   ${title}`,
  )
  return ['', `${heldBackCount(articles.length)} on ${now}:`, ...lines]
}

function* byKind(items: NotReady['launch']): Generator<[kind: Kind, items: typeof items]> {
  for (const [name, kind] of Object.entries(kinds)) {
    const found = items.filter((item) => item.kind === name)
    if (found.length > 0) yield [kind, found]
  }
}

function checklistLines({ launch, settings: inSettings, outdated }: NotReady): string[] {
  const settings = [...inSettings, ...outdated]
  const count = launch.length + settings.length
  if (count === 0) return ['', 'Nothing is left to do before a launch.']
  const lines = ['', `${countOf(count, 'thing')} to do before a launch`]
  const width = Math.min(60, Math.max(0, ...launch.map(({ file, line }) => `${file}:${line}`.length)))
  for (const [{ name, todo }, items] of byKind(launch)) {
    lines.push('', `${countOf(items.length, ...name)}. ${todo}`)
    for (const item of items)
      lines.push(`  ${`${item.file}:${item.line}`.padEnd(width)}   ${'what' in item ? item.what : ''}`.trimEnd())
  }
  if (settings.length > 0)
    lines.push('', `${countOf(settings.length, 'thing')} outside the content. README.md says more, under Settings.`)
  return [...lines, ...settings.map((setting) => `  ${setting}`)]
}

const filesNamed = 20

function summaryLines({ launch, settings: inSettings, outdated }: NotReady): string[] {
  const settings = [...inSettings, ...outdated]
  if (launch.length + settings.length === 0) return []
  const lines = [...byKind(launch)].map(([{ name }, items]) => {
    const counts = new Map<string, number>()
    for (const { file } of items) counts.set(file, (counts.get(file) ?? 0) + 1)
    const files = [...counts].map(([file, count]) => (count > 1 ? `${file} (${count})` : file))
    const more = files.length - filesNamed
    const rest = more > 0 ? ` and ${countOf(more, 'more file')}: see npm run build -- --report` : ''
    return `  ${countOf(items.length, ...name)}: ${files.slice(0, filesNamed).join(', ')}${rest}`
  })
  return ['Not ready for launch:', ...lines, ...settings.map((setting) => `  ${setting}`)]
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

/**
 * Under a base path: one line on files that are looked for at the root of a host alone (robots.txt:
 * https://www.rfc-editor.org/rfc/rfc9309#section-2.3; /.well-known/: https://www.rfc-editor.org/rfc/rfc8615).
 */
export function basePathWarnings(paths: Iterable<string>, base: string): string[] {
  const found = [...paths].filter((path) => path === 'robots.txt' || path.startsWith('.well-known/'))
  if (base === '/' || found.length === 0) return []
  const verb = found.length === 1 ? 'has' : 'have'
  return [`${found.join(', ')} ${verb} no effect under ${base}, only at the root of a host.`]
}
