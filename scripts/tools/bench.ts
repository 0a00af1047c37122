import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { defineCommand } from '../cli/command.ts'
import { messageForUser, UsageError, UserError } from '../cli/user-error.ts'
import { leavings, names, npmRun, prepare, type Competitor } from './bench/competitors.ts'
import { slugOf, writeCorpus } from './bench/corpus.ts'
import { measure, type Usage } from './bench/measure.ts'
import { costs, median, tableOf, type Figure } from './bench/table.ts'

/** `npm run tools -- bench` */
export const run = defineCommand({
  name: 'tools -- bench',
  summary: `Measures builds of this site and of the same articles by this and by other generators, cold and after one edit, in turn:
seconds, processor time and memory, and ours as a multiple of theirs. The others are installed under .bench/ by the first run.
All sizes take an hour.`,
  flags: {
    only: { value: 'NAMES', help: `Compare ours with these alone: ${names.join(', ')}.` },
    sizes: { value: 'NUMBERS', help: 'Numbers of articles (100,1000,10000).' },
    rounds: { value: 'N', help: 'Repeat everything that often (3).' },
    quick: { help: 'Take some minutes: 100 and 1,000 articles, one round.' },
  },
  run: async ({ only, sizes, rounds, quick = false }) => {
    const wanted = only?.split(',') ?? names
    const unknown = wanted.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new UsageError(`--only ${unknown} is not measured. Known: ${names.join(', ')}.`)
    const counts = numbersIn('--sizes', sizes ?? (quick ? '100,1000' : '100,1000,10000'), 99_999)
    const [times = 1] = numbersIn('--rounds', rounds ?? (quick ? '1' : '3'), 99)
    const load = loadavg()[0] ?? 0
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, rounds: ${times}`)
    if (load > cpus().length) console.log('Others use this machine: trust CPU seconds and peaks, not wall seconds.')
    let competitors = prepare(wanted)
    const figures: Figure[] = []
    for (const size of [thisSite, ...counts]) {
      const compared = await compare(competitors, size, times)
      figures.push(...compared.figures)
      competitors = compared.competitors
    }
    const titles = Object.fromEntries(competitors.map(({ name, title }) => [name, title]))
    console.log(`\n${await tableOf([...figures, ...costs(figures, counts)], titles)}`)
    const overheads: number[] = []
    for (let round = 0; round < times; round++) overheads.push((await measure(npmRun())).wall)
    console.log(`npm run adds ${median(overheads).toFixed(2)} s to each command.`)
    return 0
  },
})

/** In place of a number of articles: our site as it is, and as many articles as it has pages for the others. */
const thisSite = 0

/** @throws UsageError for what is no list of whole numbers from 1 on. */
function numbersIn(flag: string, text: string, most: number): number[] {
  const numbers = text.split(',').map(Number)
  if (!/^\d+(,\d+)*$/.test(text) || numbers.some((number) => number < 1 || number > most))
    throw new UsageError(`${flag} ${text} makes no sense. Give whole numbers from 1 to ${most}.`)
  return numbers
}

interface Compared {
  figures: Figure[]
  /** Those that have done all of it. */
  competitors: Competitor[]
}

/**
 * In each round all build cold, then all after an edit, so that other load on the machine affects all equally; and each round
 * begins with another one. A generator that fails is left out from then on; ours must not.
 */
async function compare(all: Competitor[], size: number, rounds: number): Promise<Compared> {
  const figures: Figure[] = []
  const failed = new Set<Competitor>()
  const others = size === thisSite ? await pagesOfOurs(all) : size
  const sizeOf = ({ name }: Competitor): number => (name === 'ours' ? size : others)
  for (const competitor of all) writeCorpus(competitor.articles, sizeOf(competitor))
  const label = size === thisSite ? `this site, ${others} pages` : size.toLocaleString('en')
  for (let round = 0; round < rounds; round++) {
    const first = round % all.length
    const order = [...all.slice(first), ...all.slice(0, first)]
    for (const kind of size === thisSite ? ['cold'] : ['cold', 'one edit'])
      for (const competitor of order.filter((one) => !failed.has(one)))
        try {
          const build = kind === 'cold' ? cold : edited
          const { wall, cpu, peak } = await build(competitor, sizeOf(competitor), round)
          const values = { 'wall s': wall, 'CPU s': cpu, 'peak MB': peak / 1e6 }
          for (const [unit, value] of Object.entries(values))
            figures.push({ row: `${label} ${kind}, ${unit}`, name: competitor.name, round, value })
        } catch (error) {
          const reason = messageForUser(error)
          if (reason === undefined || competitor.name === 'ours') throw error
          console.error(`${competitor.title} is left out: ${reason}`)
          failed.add(competitor)
        }
  }
  return { figures, competitors: all.filter((one) => !failed.has(one)) }
}

/** How many pages this site has. */
async function pagesOfOurs(competitors: Competitor[]): Promise<number> {
  const ours = competitors.find(({ name }) => name === 'ours')
  if (!ours) return 0
  await cold(ours, 0)
  return readdirSync(ours.output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length
}

/** @throws UserError where the output is not what was asked for: a time that was won by not doing the work is none. */
async function cold({ invocation, output }: Competitor, size: number): Promise<Usage> {
  for (const name of leavings) rmSync(join(invocation.cwd, name), { recursive: true, force: true })
  const usage = await measure(invocation)
  for (let index = 0; index < size; index++)
    if (!existsSync(pageIn(output, index))) throw new UserError(`it has not written ${pageIn(output, index)}`)
  return usage
}

async function edited({ invocation, articles, output }: Competitor, size: number, round: number): Promise<Usage> {
  const index = Math.floor(size / 2)
  const line = `Edited in round ${round}.`
  appendFileSync(join(articles, `${slugOf(index)}.md`), `\n${line}\n`)
  const usage = await measure(invocation)
  if (!readFileSync(pageIn(output, index), 'utf8').includes(line)) throw new UserError('it has not built the edit')
  return usage
}

function pageIn(output: string, index: number): string {
  return join(output, 'blog', slugOf(index), 'index.html')
}
