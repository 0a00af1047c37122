import { contestants, type ContestantName } from './contestants.ts'
import type { RunKind, Sample } from './race.ts'
import { ratioTo, samplesOf, spreadOf, type Measure, type Spread } from './statistics.ts'
import { span } from './table.ts'

/** As a race with that many articles is called. */
export function raceOf(size: number): string {
  return `${size.toLocaleString('en')} articles`
}

/** As the race is called that builds this site as it is. */
export const siteRace = 'this site'

interface Goal {
  name: string
  race: string
  kind: RunKind
  measure: Measure
  /** The most that ours may take, as a share of theirs. */
  atMost: Partial<Record<ContestantName, number>>
}

/** What we want to be ahead of every peer with. */
const goals: Goal[] = [
  { name: 'G1', race: raceOf(1000), kind: 'cold', measure: 'wall', atMost: { astro: 0.25, eleventy: 1 } },
  { name: 'G2', race: raceOf(10_000), kind: 'cold', measure: 'wall', atMost: { astro: 0.25, eleventy: 0.8 } },
  { name: 'G3', race: siteRace, kind: 'cold', measure: 'wall', atMost: { vike: 0.65, astro: 0.45 } },
  { name: 'G4', race: raceOf(1000), kind: 'edit', measure: 'wall', atMost: { hugo: 0.4, eleventy: 0.2 } },
  { name: 'G5', race: raceOf(10_000), kind: 'cold', measure: 'peak', atMost: { eleventy: 0.6 } },
]

/** The most that an article may cost between 1,000 and 10,000, as a share of what it costs between 100 and 1,000. */
const growthAtMost = 1.1

/** A line for each goal that these measurements speak of. */
export function goalLines(samples: readonly Sample[]): string[] {
  return [...goals.flatMap((goal) => linesOf(goal, samples)), ...growthLines(samples)]
}

function linesOf({ name, race, kind, measure, atMost }: Goal, samples: readonly Sample[]): string[] {
  return (Object.keys(atMost) as ContestantName[]).flatMap((entrant) => {
    const question = { entrant, race, kind }
    if (samplesOf(samples, question).length === 0) return []
    const title = `${name}  ${kind}, ${race}, ${measure}: ours : ${contestants[entrant].title}`
    // Where the machine has other work, processor time is the steadier figure of the two.
    const beside = measure === 'wall' ? ` (in CPU ${span(ratioTo(samples, question, 'cpu'))})` : ''
    return [verdict(title, ratioTo(samples, question, measure), atMost[entrant] ?? 0) + beside]
  })
}

/** G6: whether the hundredth article costs what the ten-thousandth does. */
function growthLines(samples: readonly Sample[]): string[] {
  const cold = (size: number): Sample[] => samplesOf(samples, { entrant: 'ours', race: raceOf(size), kind: 'cold' })
  const [small, middle, large] = [cold(100), cold(1000), cold(10_000)]
  if (small.length === 0 || middle.length === 0 || large.length === 0) return []
  const ratios = small.flatMap(({ wall }, round) => {
    const [b, c] = [middle[round]?.wall, large[round]?.wall]
    return b === undefined || c === undefined ? [] : [(c - b) / 9000 / ((b - wall) / 900)]
  })
  return [verdict('G6  cost of an article, 1,000 to 10,000 : 100 to 1,000', spreadOf(ratios), growthAtMost)]
}

function verdict(title: string, ratio: Spread, atMost: number): string {
  return `${title}  ${span(ratio)}, at most ${atMost}: ${ratio.median <= atMost ? 'met' : 'missed'}`
}
