import { writeCorpus } from './corpus/write-corpus.ts'
import type { Entrant, Field } from './entrants.ts'
import { raceOf, siteRace } from './goals.ts'
import type { Plan } from './plan.ts'
import { sizeOf, type Race, type Starter } from './race.ts'
import { usageOf } from './usage.ts'

/** Who is compared to this site as it is: those that one would build such a site with. */
const siteBuilders = new Set<Entrant['name']>(['ours', 'vike', 'astro', 'ours, node at hand'])

/** Pages of a peer's site besides its articles: the list and the not-found page. */
const otherPages = 2

/** The races of a plan, one after the other: each takes the folders that the one before has left. */
export async function* racesOf({ parts, sizes, rounds }: Plan, { entrants }: Field): AsyncGenerator<Race> {
  if (parts.includes('site')) yield await siteRaceOf(entrants, rounds)
  if (!parts.includes('builds')) return
  for (const size of sizes) {
    const starters = entrants.map((entrant) => ({ entrant, articles: size, kinds: kindsFor(entrant) }))
    yield { title: raceOf(size), starters, rounds }
  }
}

/** On the second Node it is only told how the first compares, so as not to lengthen the whole by half. */
function kindsFor({ name }: Entrant): Starter['kinds'] {
  return name === 'ours, node at hand' ? ['cold'] : ['cold', 'warm', 'edit']
}

/** Ours without the corpus, and the others with as many articles as give them the same count of pages. */
async function siteRaceOf(entrants: Entrant[], rounds: number): Promise<Race> {
  const builders = entrants.filter(({ name }) => siteBuilders.has(name))
  const pages = await countPages(oursIn(entrants))
  const starters = builders.map((entrant) => ({
    entrant,
    articles: entrant.name.startsWith('ours') ? 0 : pages - otherPages,
    kinds: kindsFor(entrant).filter((kind) => kind !== 'edit'),
  }))
  return { title: siteRace, starters, rounds }
}

/** Ours on the Node that all run on. */
export function oursIn(entrants: readonly Entrant[]): Entrant {
  const ours = entrants.find(({ name }) => name === 'ours')
  if (!ours) throw new Error('ours does not take part')
  return ours
}

async function countPages({ articles, invocation, output }: Entrant): Promise<number> {
  writeCorpus(articles, 0)
  await usageOf(invocation)
  return sizeOf(output).pages
}
