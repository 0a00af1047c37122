import { countWords } from '../../../src/generator/markdown/word-count.ts'
import { categories } from '../../../src/site/data/front-matter.ts'
import { fence } from './fences.ts'
import { paragraph, phrase, sentence } from './prose.ts'
import { randomFrom, type Random } from './random.ts'

/** An article that every contestant can read as it is. */
export interface Article {
  slug: string
  /** Front matter and Markdown. */
  text: string
}

const seed = 20_260_501

/** The words of the shortest and of the longest article, as countWords has them. */
export const lengths = { shortest: 400, longest: 2000 }

/** Articles are short more often than long: with this exponent the mean is 990 words. */
const skew = 1.71

/** The article with that number, counted from 0: the same one in a corpus of any size, but for where its links lead. */
export function articleAt(index: number, size: number): Article {
  const random = randomFrom(seed + index)
  const slug = slugOf(index)
  // The number makes title and description its own, as a site's checks may ask.
  const title = `${phrase(random)}, number ${index + 1}`
  const description = `${sentence(random, random.between(14, 22)).slice(0, -1)}, in number ${index + 1}.`
  const matter = { title, description, date: dayOf(index), category: random.pick(categories) }
  const head = Object.entries(matter).map(([name, value]) => `${name}: ${value}`)
  return { slug, text: ['---', ...head, '---', '', bodyOf(random, size), ''].join('\n') }
}

/** The name of the article with that number, counted from 0. */
export function slugOf(index: number): string {
  return `number-${String(index + 1).padStart(5, '0')}`
}

/** Spread over the years 2015 to 2024. */
function dayOf(index: number): string {
  const start = Date.UTC(2015, 0, 1)
  return new Date(start + ((index * 37) % 3650) * 86_400_000).toISOString().slice(0, 10)
}

/** An opening, and sections of which one has the table and two a fence; each section links to another article and elsewhere. */
function bodyOf(random: Random, size: number): string {
  const { shortest, longest } = lengths
  const target = Math.round(shortest + (longest - shortest) * random.next() ** skew)
  const parts = [table(random), fence(random), fence(random)]
  const sections = parts.map((part) => `## ${phrase(random)}\n\n${links(random, size)}\n\n${part}`)
  const left = target - countWords(sections.join('\n\n'))
  const share = Math.floor(left / 4)
  const prose = [left - 3 * share, share, share, share].map((words) => paragraphs(random, words))
  return prose
    .flatMap((text, index) => [text, sections[index] ?? ''])
    .join('\n\n')
    .trimEnd()
}

function paragraphs(random: Random, words: number): string {
  const all: string[] = []
  for (let left = words; left > 0;) {
    const length = left < 120 ? left : random.between(40, 90)
    all.push(paragraph(random, length))
    left -= length
  }
  return all.join('\n\n')
}

function links(random: Random, size: number): string {
  const other = slugOf(random.between(0, size - 1))
  const words = sentence(random, 9).slice(0, -1)
  return `${words}, as [an **earlier** article](/blog/${other}/) says; see [the _rule_ itself](https://rules.example/${random.between(1, 9999)}) and \`limit_${random.between(1, 99)}\`.`
}

function table(random: Random): string {
  const row = (): string => `| ${phrase(random)} | ${random.between(1, 9999)} | ${sentence(random, 6)} |`
  return ['| What | Limit | Why |', '| --- | ---: | --- |', ...Array.from({ length: 5 }, row)].join('\n')
}
