import { mapTexts } from '../../src/generator/content/map-texts.ts'
import { memoise } from '../../src/generator/memoise.ts'
import { sortProblems, type Problem } from '../../src/generator/content/problem.ts'
import { columns, countOf, diskName, printable } from './format.ts'

type PrintOptions = { outcome: string; json?: boolean; textOf?: (file: string) => string }

/** One wrong text may hold a hundred thousand. */
const mostShown = 1000

/** Prints the problems of a run, each with its source line; under GitHub Actions as annotations too, which are taken from either output. */
export function printProblems(
  problems: Problem[],
  folder: string,
  { outcome, json = false, textOf }: PrintOptions,
): void {
  const sorted = sortProblems(problems)
  const shown = sorted.slice(0, mostShown)
  const rows = shown.map((problem): [string, string] => [
    placeOf(problem, folder),
    problem.warning ? `warning: ${problem.message}` : problem.message,
  ])
  const lines = columns(rows, '')
  const linesOf = memoise((file) => textOf?.(file).split('\n') ?? [])
  shown.forEach((problem, index) => {
    console.error(lines[index])
    for (const line of excerptOf(problem, linesOf(problem.file))) console.error(`    ${line}`)
  })
  if (sorted.length > mostShown) console.error(`and ${sorted.length - mostShown} more`)
  const warnings = sorted.filter(({ warning }) => warning).length
  const counts = [countOf(sorted.length - warnings, 'problem'), countOf(warnings, 'warning')]
  console.error(`${counts.filter((count) => !count.startsWith('0 ')).join(', ')}. ${outcome}`)
  if (!process.env.GITHUB_ACTIONS) return
  const print = json ? console.error : console.log
  shown.forEach((problem) => print(annotationOf(problem, folder)))
}

/** "content/site.json:12:3", as editors and terminals take it. */
export function placeOf({ file, line, column }: Problem, folder: string): string {
  return [diskName(file, folder), line, column].filter((part) => part !== undefined).join(':')
}

/** https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions */
function annotationOf({ file, line = 1, column = 1, message, warning }: Problem, folder: string): string {
  const name = escapeData(diskName(file, folder)).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${warning ? 'warning' : 'error'} file=${name},line=${line},col=${column}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

export function problemData(problems: Problem[], folder: string): Problem[] {
  return withDiskNames(sortProblems(problems), folder)
}

/** A report with each `file` of the content as it is called on the disk. */
export function withDiskNames<T>(data: T, folder: string): T {
  return mapTexts(data, (text, path) => (path.at(-1) === 'file' ? diskName(text, folder) : text))
}

export function printData(data: unknown): void {
  console.log(JSON.stringify(data, null, 2))
}

const widest = 90

/** The source line of a problem, and below it a mark at its column; nothing for a whole file or an empty line. @param lines of its file */
export function excerptOf({ line, column }: Problem, lines: string[]): string[] {
  const whole = lines[(line ?? 0) - 1] ?? ''
  if (line === undefined || whole.trim() === '') return []
  const at = (column ?? 1) - 1
  const first = Math.max(0, Math.min(whole.length - widest, at - widest / 3))
  const before = first > 0 ? '…' : ''
  const shown = before + printable(whole.slice(first, first + widest)) + (whole.length > first + widest ? '…' : '')
  const source = `${line} | ${shown}`
  if (column === undefined) return [source]
  return [source, `${' '.repeat(String(line).length)} | ${' '.repeat(at - first + before.length)}^`]
}
