import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from './corpus/articles.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import type { Entrant } from './entrants.ts'
import { usageOf, type Usage } from './usage.ts'

/** `cold`: without output and caches. `warm`: right after it, nothing changed. `edit`: after a line was added to one article. */
export type RunKind = 'cold' | 'warm' | 'edit'

/** One command, measured. */
export interface Sample extends Usage {
  entrant: Entrant['name']
  race: string
  kind: RunKind
  /** Counted from 1. */
  round: number
  /** Of the output, in bytes. */
  bytes: number
  /** HTML files in the output. */
  pages: number
}

export interface Race {
  /** As readers know it: "1,000 articles". */
  title: string
  starters: Starter[]
  rounds: number
}

/** Who runs, with how many articles of the corpus, and how. */
export interface Starter {
  entrant: Entrant
  articles: number
  kinds: readonly RunKind[]
}

const allKinds: readonly RunKind[] = ['cold', 'warm', 'edit']

/**
 * Lets all build in turn: in each round all cold, then all warm, then all after an edit, so that whatever else the machine does
 * meets all alike; and each round another one is the first. `tell` hears of each command when it has ended.
 */
export async function run({ title, starters, rounds }: Race, tell: (sample: Sample) => void): Promise<Sample[]> {
  for (const { entrant, articles } of starters) writeCorpus(entrant.articles, articles)
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round++) {
    const order = starters.map((_, place) => starters[(place + round - 1) % starters.length])
    for (const kind of allKinds)
      for (const starter of order) {
        if (!starter?.kinds.includes(kind)) continue
        const usage = await measured(starter, kind, round)
        const sample = {
          entrant: starter.entrant.name,
          race: title,
          kind,
          round,
          ...usage,
          ...sizeOf(starter.entrant.output),
        }
        samples.push(sample)
        tell(sample)
      }
  }
  return samples
}

/** @throws Error where the output is not what was asked for: a time that was won by not doing the work is none. */
async function measured({ entrant, articles }: Starter, kind: RunKind, round: number): Promise<Usage> {
  const edited = slugOf(Math.floor(articles / 2))
  const line = `Edited in round ${round}.`
  if (kind === 'cold')
    for (const path of [entrant.output, ...entrant.caches]) rmSync(path, { recursive: true, force: true })
  if (kind === 'edit') appendFileSync(join(entrant.articles, `${edited}.md`), `\n${line}\n`)
  const usage = await usageOf(entrant.invocation)
  const page = (slug: string): string => join(entrant.output, 'blog', slug, 'index.html')
  const missing = Array.from({ length: articles }, (_, index) => slugOf(index)).find((slug) => !existsSync(page(slug)))
  if (missing !== undefined) throw new Error(`${entrant.title} has not written ${page(missing)}`)
  if (kind === 'edit' && !readFileSync(page(edited), 'utf8').includes(line))
    throw new Error(`${entrant.title} has not built what was edited in ${edited}.md`)
  return usage
}

/** What a built site amounts to. */
export function sizeOf(folder: string): Pick<Sample, 'bytes' | 'pages'> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { bytes, pages: files.filter(({ name }) => name.endsWith('.html')).length }
}
