import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { defineCommand } from '../cli/command.ts'
import { UsageError } from '../cli/user-error.ts'
import { leavings, names, prepare, type Competitor } from './bench/competitors.ts'
import { slugOf, writeCorpus } from './bench/corpus.ts'
import { measure, type Usage } from './bench/measure.ts'
import { tableOf, type Sample } from './bench/table.ts'

/** `npm run tools -- bench` */
export const run = defineCommand({
  name: 'tools -- bench',
  summary: `Measures builds of the same articles by this and by other generators, cold and after one edit, in turn: seconds, processor
time and memory, and ours as a multiple of theirs. The others are installed under .bench/ by the first run. All sizes take an hour.`,
  flags: {
    only: { value: 'NAMES', help: `Measure these alone: ${names.join(', ')}.` },
    sizes: { value: 'NUMBERS', help: 'Numbers of articles (100,1000,10000).' },
    rounds: { value: 'N', help: 'Repeat everything that often (3).' },
    quick: { help: 'Take less than a minute: 6 articles, one round, and nothing that is not installed.' },
  },
  run: async ({ only, sizes, rounds, quick = false }) => {
    const wanted = only?.split(',') ?? names
    const unknown = wanted.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new UsageError(`--only ${unknown} is not measured. Known: ${names.join(', ')}.`)
    const counts = numbersIn('--sizes', sizes ?? (quick ? '6' : '100,1000,10000'), 99_999)
    const [times = 1] = numbersIn('--rounds', rounds ?? (quick ? '1' : '3'), 99)
    const load = loadavg()[0] ?? 0
    console.log(`${cpus().length} × ${cpus()[0]?.model}, on which ${load.toFixed(1)} processes ran in the last minute`)
    if (load > cpus().length) console.log('Others use this machine: trust CPU seconds and peaks, not wall seconds.')
    const competitors = prepare(wanted, quick)
    for (const size of counts) {
      const samples = await compare(competitors, size, times)
      const titles = Object.fromEntries(competitors.map(({ name, title }) => [name, title]))
      console.log(`\n${size.toLocaleString('en')} articles, rounds: ${times}\n\n${tableOf(samples, titles)}`)
    }
    return 0
  },
})

/** @throws UsageError for what is no list of whole numbers from 1 on. */
function numbersIn(flag: string, text: string, most: number): number[] {
  const numbers = text.split(',').map(Number)
  if (!/^\d+(,\d+)*$/.test(text) || numbers.some((number) => number < 1 || number > most))
    throw new UsageError(`${flag} ${text} makes no sense. Give whole numbers from 1 to ${most}.`)
  return numbers
}

/**
 * In each round all build cold, then all after an edit, so that whatever else the machine does meets all alike; and each round
 * begins with another one.
 */
async function compare(competitors: Competitor[], size: number, rounds: number): Promise<Sample[]> {
  for (const { articles } of competitors) writeCorpus(articles, size)
  const samples: Sample[] = []
  for (let round = 0; round < rounds; round++) {
    const first = round % competitors.length
    const order = [...competitors.slice(first), ...competitors.slice(0, first)]
    for (const kind of ['cold', 'edit'] as const)
      for (const competitor of order) {
        const usage = kind === 'cold' ? await cold(competitor, size) : await edited(competitor, size, round)
        samples.push({ name: competitor.name, kind, round, ...usage })
      }
  }
  return samples
}

/** @throws Error where the output is not what was asked for: a time that was won by not doing the work is none. */
async function cold({ title, invocation, output }: Competitor, size: number): Promise<Usage> {
  for (const name of leavings) rmSync(join(invocation.cwd, name), { recursive: true, force: true })
  const usage = await measure(invocation)
  for (let index = 0; index < size; index++)
    if (!existsSync(pageIn(output, index))) throw new Error(`${title} has not written ${pageIn(output, index)}`)
  return usage
}

async function edited(
  { title, invocation, articles, output }: Competitor,
  size: number,
  round: number,
): Promise<Usage> {
  const index = Math.floor(size / 2)
  const line = `Edited in round ${round}.`
  appendFileSync(join(articles, `${slugOf(index)}.md`), `\n${line}\n`)
  const usage = await measure(invocation)
  if (!readFileSync(pageIn(output, index), 'utf8').includes(line)) throw new Error(`${title} has not built the edit`)
  return usage
}

function pageIn(output: string, index: number): string {
  return join(output, 'blog', slugOf(index), 'index.html')
}
