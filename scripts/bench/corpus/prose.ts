import type { Random } from './random.ts'

type Words = readonly [string, ...string[]]

const split = (text: string): Words => text.split(' ') as unknown as Words

const nouns = split(
  'agent proof policy trace monitor certificate bundle schema kernel theorem lemma refund tenant session budget ledger review sentence layer seam reader owner gate queue replay incident signature manifest verdict release',
)
const verbs = split(
  'checks binds refuses records accepts replays limits names measures signs admits denies compares returns observes states proves rejects follows keeps',
)
const adjectives = split(
  'finished narrow written public signed bounded missing second plain exact formal shared stale local early verified open weak strong common',
)
const joints = split('because while unless where whenever after before although')

/** A sentence of that many words, at least four: a subject, a verb and an object, again and again. */
export function sentence(random: Random, words: number): string {
  const clause = (): string[] => [
    random.pick(['the', 'a', 'each', 'every', 'no', 'one']),
    random.pick(adjectives),
    random.pick(nouns),
    random.pick(verbs),
    random.pick(['the', 'its', 'this', 'another']),
    random.pick(nouns),
    random.pick(joints),
  ]
  const line: string[] = []
  while (line.length < words) line.push(...clause())
  const text = line.slice(0, words).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Two or three words in capitals and lower case, as in a heading. */
export function phrase(random: Random): string {
  const adjective = random.pick(adjectives)
  return `${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} ${random.pick(nouns)} and ${random.pick(nouns)}`
}

/** Sentences of 8 to 20 words that together have that many. */
export function paragraph(random: Random, words: number): string {
  const sentences: string[] = []
  for (let left = words; left > 0;) {
    const length = left < 24 ? left : random.between(8, 20)
    sentences.push(sentence(random, length))
    left -= length
  }
  return sentences.join(' ')
}
