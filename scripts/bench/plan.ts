import { UsageError } from '../cli/user-error.ts'
import { contestants, type ContestantName } from './contestants.ts'

const parts = ['builds', 'site', 'dev', 'visit', 'paint'] as const

/**
 * `builds`: a corpus by all; `site`: this site as it is; `dev`: edits under `npm run dev`; `visit`: forms on a slow phone;
 * `paint`: when pages show themselves there, with styles and fonts given in other ways too.
 */
export type Part = (typeof parts)[number]

/** What a run of the bench measures. */
export interface Plan {
  parts: readonly Part[]
  /** Besides ours, which every other is compared to. */
  peers: readonly ContestantName[]
  /** Numbers of articles. */
  sizes: readonly number[]
  rounds: number
  /** Whether peers are left out that were not installed by an earlier run. */
  installedOnly: boolean
}

export interface PlanFlags {
  only?: string
  sizes?: string
  rounds?: string
  quick?: boolean
}

/** Articles of the corpora; the largest takes most of the time. */
const allSizes = [6, 100, 1000, 10_000]

/** The longest slug has five digits. */
const largest = 99_999

/** @throws UsageError for names and numbers that make no sense. */
export function planOf({ only, sizes, rounds, quick = false }: PlanFlags): Plan {
  const { parts: chosen, peers } = choiceOf(only, quick)
  return {
    parts: chosen,
    peers,
    sizes: sizes === undefined ? (quick ? [6] : allSizes) : sizesOf(sizes),
    rounds: roundsOf(rounds ?? (quick ? '1' : '3')),
    installedOnly: quick,
  }
}

/** Parts and peers in one list, as each name is one or the other. Who names peers alone means what they are measured in. */
function choiceOf(only: string | undefined, quick: boolean): Pick<Plan, 'parts' | 'peers'> {
  const all = Object.keys(contestants) as ContestantName[]
  if (only === undefined) return { parts: quick ? ['builds', 'dev'] : parts, peers: all }
  const names = only.split(',')
  const known: readonly string[] = [...parts, ...all, 'ours']
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`--only ${unknown} is nothing that is measured. Known: ${known.join(', ')}.`)
  const namedParts = parts.filter((part) => names.includes(part))
  const namedPeers = all.filter((name) => names.includes(name))
  const chosen: Part[] = namedParts.length > 0 ? namedParts : ['builds']
  const wanted = namedPeers.length > 0 || names.includes('ours') ? namedPeers : all
  // The dev server, the forms and the pages are ours alone.
  return { parts: chosen, peers: chosen.some((part) => part === 'builds' || part === 'site') ? wanted : [] }
}

function sizesOf(text: string): number[] {
  const sizes = text.split(',').map(Number)
  if (!/^[\d,]+$/.test(text) || sizes.some((size) => size < 1 || size > largest))
    throw new UsageError(`--sizes ${text} are not numbers of articles. Give some from 1 to ${largest}: --sizes 6,100`)
  return sizes
}

function roundsOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new UsageError(`--rounds ${text} is not a number of rounds. Give one from 1 to 99.`)
  return Number(text)
}
