import type { Entrant } from './entrants.ts'
import type { RunKind, Sample } from './race.ts'

/** The middle of some measurements, and the least and the most of them. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** @param values at least one; of an even number the median lies between the two in the middle. One that is not known makes all NaN. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.some(Number.isNaN) ? [] : values.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, least: at(0), most: at(sorted.length - 1) }
}

/** What a command took, in each measure. */
export type Measure = 'wall' | 'cpu' | 'peak' | 'bytes'

export interface Question {
  entrant: Entrant['name']
  race: string
  kind: RunKind
}

/** The rounds of one kind of run, in their order. */
export function samplesOf(samples: readonly Sample[], { entrant, race, kind }: Question): Sample[] {
  return samples.filter((one) => one.entrant === entrant && one.race === race && one.kind === kind)
}

/** Ours divided by another's, round by round, so that each ratio is of two runs that were close in time. */
export function ratioTo(samples: readonly Sample[], question: Question, measure: Measure): Spread {
  const ours = samplesOf(samples, { ...question, entrant: 'ours' })
  const ratios = samplesOf(samples, question).map((theirs) => {
    const own = ours.find(({ round }) => round === theirs.round)
    return (own?.[measure] ?? Number.NaN) / theirs[measure]
  })
  return spreadOf(ratios)
}
