import type { NotReady } from '../build-report.ts'
import { excerptOf } from '../../src/generator/markdown/excerpt.ts'
import { sortProblems, type Problem } from '../../src/generator/content/problem.ts'
import { printLaunch } from './not-ready.ts'
import { countOf, diskName, megabytes } from './words.ts'

/**
 * Prints problems, with the places first and aligned, each with the line that it stands on: all of a run at once; and again as
 * annotations where GitHub runs this, which it takes from either output: from the other one where this one is data (`--json`).
 */
export function printProblems(problems: Problem[], folder: string, { outcome, json = false, textOf }: Ending): void {
  const sorted = sortProblems(problems)
  const places = sorted.map((problem) => placeOf(problem, folder))
  const width = Math.min(60, Math.max(...places.map(({ length }) => length)))
  sorted.forEach((problem, index) => {
    console.error(`${places[index]?.padEnd(width)}   ${problem.message}`)
    for (const line of excerptOf(problem, textOf?.(problem.file) ?? '')) console.error(`    ${line}`)
  })
  console.error(`${countOf(sorted.length, 'problem')}. ${outcome}`)
  if (process.env.GITHUB_ACTIONS) {
    const print = json ? console.error : console.log
    sorted.forEach((problem) => print(annotationOf(problem, folder)))
  }
}

/** What became of a run with problems, in words, whether its output is data, and the texts that the problems are in. */
interface Ending {
  outcome: string
  json?: boolean
  textOf?: (file: string) => string
}

/** Problems as data: in their order, each file as it is called on the disk. */
export function problemData(problems: Problem[], folder: string): Problem[] {
  return sortProblems(problems).map((problem) => ({ ...problem, file: diskName(problem.file, folder) }))
}

/** "content/blog/launch.md:3:8", with the folder that --content named. */
function placeOf({ file, line, column }: Problem, folder: string): string {
  return [diskName(file, folder), line, column].filter((part) => part !== undefined).join(':')
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions */
function annotationOf({ file, line = 1, column = 1, message }: Problem, folder: string): string {
  const name = escapeCommand(diskName(file, folder)).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::error file=${name},line=${line},col=${column}::${escapeCommand(message)}`
}

function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** What a build has published, and what a launch of it still lacks. */
export interface BuildReport {
  out: string
  pages: number
  files: number
  bytes: number
  milliseconds: number
  /** What is as it should be and yet may surprise. */
  notes: string[]
  notReady: NotReady
}

/** Prints what a build has published. @param folder the content folder, as it was named. */
export function printReport(
  { out, pages, files, bytes, milliseconds, notes, notReady }: BuildReport,
  folder: string,
): void {
  const seconds = (milliseconds / 1000).toFixed(2)
  console.log(`${out}: ${countOf(pages, 'page')}, ${countOf(files, 'file')}, ${megabytes(bytes)} in ${seconds} s`)
  notes.forEach((note) => console.log(note))
  printLaunch(notReady.launch, [...notReady.settings, ...notReady.outdated], folder)
}

/** Prints data for another program. */
export function printData(data: unknown): void {
  console.log(JSON.stringify(data, null, 2))
}

/** Shows on a terminal, in one line that is written over, how far a long build has come; a line at times elsewhere. */
export function printProgress(done: number, total: number): void {
  if (process.stderr.isTTY) {
    if (done % 100 === 0 && total > 200) process.stderr.write(`\r${done} of ${total} pages`)
    if (done === total && total > 200) process.stderr.write('\r\x1b[K')
  } else if (done % 2000 === 0 && done > 0) console.error(`${done} of ${total} pages`)
}
