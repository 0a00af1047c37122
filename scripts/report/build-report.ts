import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../../src/generator/content/problem.ts'
import { textReader, type Tree } from '../../src/generator/content/source.ts'
import type { HeldBack } from '../../src/generator/define/index.ts'
import type { Options, Pages } from '../../src/generator/pages-of.ts'
import { countOf, diskName, megabytes } from '../cli/format.ts'
import { printData, printProblems, problemData } from '../cli/print-problems.ts'
import type { Staging } from '../publish/staging.ts'
import { byKind, kinds, type NotReady } from './not-ready.ts'

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

export interface Built {
  tree: Tree
  problems: Problem[]
  report?: BuildReport
}

/** Prints the result of a build. @returns the exit code. */
export function printBuilt({ tree, problems, report }: Built, options: ReportOptions): number {
  const { folder, json = false } = options
  if (problems.length > 0)
    printProblems(problems, folder, {
      outcome: report ? 'The site was written.' : 'Nothing was written.',
      json,
      textOf: textReader(tree),
    })
  if (report) printReport(report, { ...options, warnings: problems })
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
  warnings?: Problem[]
}

export function printReport(report: BuildReport, options: ReportOptions): void {
  const { full = false, json = false, warnings = [] } = options
  const notes = [...heldBackNote(report), ...report.notes]
  const { heldBack, notReady } = withDiskNames(report, options)
  if (json) return printData({ ...report, notes, heldBack, notReady, warnings: problemData(warnings, options.folder) })
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
  return [`${heldBackCount(length)}, and checked as on the day of publication: npm run build -- --report shows which.`]
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
