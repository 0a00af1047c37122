import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../../../src/site/data/front-matter.ts'

/** Numbers from 0 up to, and without, 1: the same for the same seed, on every machine. */
type Random = () => number

/** Mulberry32, in the public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

function pick(random: Random, list: readonly string[]): string {
  return list[between(random, 0, list.length - 1)] ?? ''
}

/** Puts that many articles into a folder, replacing those of an earlier call. Other files stay. */
export function writeCorpus(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (/^number-\d{5}\.md$/.test(file)) rmSync(join(folder, file))
  for (let index = 0; index < count; index++)
    writeFileSync(join(folder, `${slugOf(index)}.md`), articleAt(index, count))
}

/** The name of the article with that number, counted from 0. */
export function slugOf(index: number): string {
  return `number-${String(index + 1).padStart(5, '0')}`
}

/** An article that every generator can read: 300 to 2,300 words, more often few, with a table, code and links. @param size of the corpus: where links may lead. */
function articleAt(index: number, size: number): string {
  const random = randomFrom(20_260_501 + index)
  const day = new Date(Date.UTC(2015, 0, 1) + ((index * 37) % 3650) * 86_400_000).toISOString().slice(0, 10)
  // Tables, fences and links have some 240 words.
  const words = 160 + 1600 * random() ** 1.71
  const sections = [table(random), fence(random), fence(random)].map(
    (part) => `## ${phrase(random)}\n\n${links(random, size)}\n\n${part}\n\n${paragraphs(random, words / 4)}`,
  )
  // The number makes title and description its own, as a site's checks may ask.
  return `---
title: ${phrase(random)}, number ${index + 1}
description: ${sentence(random, between(random, 14, 22))} It is number ${index + 1}.
date: ${day}
category: ${pick(random, categories)}
---

${paragraphs(random, words / 4)}

${sections.join('\n\n')}
`
}

/** The kinds of words in the order of a sentence. */
const parts = [
  'the a each every no one',
  'finished narrow written public signed bounded missing second plain exact formal shared',
  'agent proof policy trace monitor bundle schema kernel theorem tenant ledger budget review',
  'checks binds refuses records accepts replays limits names measures admits denies compares',
  'the a each every no one',
  'agent proof policy trace monitor bundle schema kernel theorem tenant ledger budget review',
  'because while unless where whenever after before although',
].map((words) => words.split(' '))

function sentence(random: Random, length: number): string {
  const words = Array.from({ length }, (_, index) => pick(random, parts[index % parts.length] ?? []))
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function phrase(random: Random): string {
  return sentence(random, 4).slice(0, -1)
}

/** Paragraphs of 40 to 90 words, up to that many words in all. */
function paragraphs(random: Random, words: number): string {
  const all: string[] = []
  for (let left = words; left > 32; left -= 65)
    all.push(Array.from({ length: between(random, 3, 6) }, () => sentence(random, between(random, 9, 20))).join(' '))
  return all.join('\n\n')
}

function links(random: Random, size: number): string {
  const [other, rule, limit] = [slugOf(between(random, 0, size - 1)), between(random, 1, 9999), between(random, 1, 99)]
  return `${phrase(random)}, as [an **earlier** article](/blog/${other}/) says; see [the _rule_ itself](https://rules.example/${rule}) and \`limit_${limit}\`.`
}

function table(random: Random): string {
  const row = (): string => `| ${phrase(random)} | ${between(random, 1, 9999)} | ${sentence(random, 6)} |`
  return ['| What | Limit | Why |', '| --- | ---: | --- |', ...Array.from({ length: 5 }, row)].join('\n')
}

/** All differ, so that no highlighted code can be reused. No braces in pairs: Liquid reads them. */
function fence(random: Random): string {
  const name = `check_${between(random, 1000, 999_999)}`
  return `\`\`\`ts
/** Adds up what ${name} has paid out, in cents. */
export function ${name}(events: readonly Event[], tenant: string): number {
  const limit = ${between(random, 100, 99_999)}
  let total = 0
  for (const event of events) {
    if (event.tenant !== tenant) throw new Error('another tenant: ' + event.tenant)
    total += event.kind === 'refund' ? event.amount : 0
    if (total > limit) return limit
  }
  return total
}
\`\`\``
}
