import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { defineCommand, exitCodes, UsageError } from '../cli/command.ts'
import { messageForUser, UserError } from '../cli/user-error.ts'
import { buildArtifacts, names, prepare, type Competitor } from './bench/competitors.ts'
import { slugOf, writeCorpus } from './bench/corpus.ts'
import { measure, type Usage } from './bench/measure.ts'
import { tableOf, type Results } from './bench/table.ts'

export const run = defineCommand({
  name: 'tools -- bench',
  summary: `Measures builds of this site and of the same articles by this and by other generators, cold and after one edit, in turn:
seconds, processor time and memory, and ours as a multiple of theirs. The others are installed under .bench/ by the first run.
All sizes take an hour, --sizes 100,1000 --rounds 1 some minutes.`,
  flags: {
    only: { value: 'NAMES', help: `Compare ours with these alone: ${names.join(', ')}.` },
    sizes: { value: 'NUMBERS', help: 'Numbers of articles (100,1000,10000).' },
    rounds: { value: 'N', help: 'Repeat everything that often (3).' },
  },
  run: async ({ only, sizes = '100,1000,10000', rounds = '3' }) => {
    const wanted = only?.split(',') ?? names
    const unknown = wanted.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new UsageError(`--only ${unknown} is not measured. Known: ${names.join(', ')}.`)
    const counts = numbersIn('--sizes', sizes, 99_999)
    const [times = 1] = numbersIn('--rounds', rounds, 99)
    const load = loadavg()[0] ?? 0
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, rounds: ${times}`)
    if (load > cpus().length) console.log('Others use this machine: trust CPU seconds and peaks, not wall seconds.')
    const competitors = new Set(prepare(wanted))
    const results: Results = {}
    for (const size of [thisSite, ...counts]) await compare(competitors, size, times, results)
    console.table(tableOf(results))
    return exitCodes.done
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

/** In each round all build cold, then all after an edit, so that other load affects all equally. Only ours must not fail. */
async function compare(all: Set<Competitor>, size: number, rounds: number, results: Results): Promise<void> {
  const pages = readFileSync('content/published.txt', 'utf8').match(/^\//gm)?.length ?? 0
  const articlesOf = ({ name }: Competitor): number => (size === thisSite && name !== 'ours' ? pages : size)
  for (const competitor of all) writeCorpus(competitor.articles, articlesOf(competitor))
  const label = size === thisSite ? `this site, ${pages} pages` : size.toLocaleString('en')
  for (let round = 0; round < rounds; round++)
    for (const kind of size === thisSite ? ['cold'] : ['cold', 'one edit'])
      for (const competitor of all)
        try {
          const usage = await (kind === 'cold' ? cold : edited)(competitor, articlesOf(competitor), round)
          for (const [unit, value] of Object.entries(usage)) {
            const row = (results[`${label} ${kind}, ${unit}`] ??= {})
            ;(row[competitor.name] ??= []).push(value)
          }
        } catch (error) {
          const reason = messageForUser(error)
          if (reason === undefined || competitor.name === 'ours') throw error
          console.error(`${competitor.name} is left out: ${reason}`)
          all.delete(competitor)
        }
}

/** @throws UserError where the output is not what was asked for: a time that was won by not doing the work is none. */
async function cold({ invocation, output }: Competitor, size: number): Promise<Usage> {
  for (const name of buildArtifacts) rmSync(join(invocation.cwd, name), { recursive: true, force: true })
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
