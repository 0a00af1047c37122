import { isReadTime } from '../markdown/word-count.ts'
import type { Fault } from './fault.ts'
import { readable, type PageFacts } from './read-page.ts'
import { structuredData } from './check-structured-data.ts'

/** The reading time that an article shows is the one it tells machines, and within a minute of its words. */
export function checkReadingTime(facts: PageFacts): Fault[] {
  const told = structuredData(facts)
    .map((data) => /^PT(\d+)M$/.exec(String(data?.timeRequired))?.[1])
    .find(Boolean)
  if (told === undefined) return []
  const spellings = [`readTime: ${told}`]
  const shown = facts.runs
    .filter(({ text, inBody }) => !inBody && text.includes('min'))
    .map((run) => /^(\d+) min\b/.exec(readable(run))?.[1])
    .find(Boolean)
  if (shown !== told)
    return [{ message: `shows ${shown ?? 'no'} minutes, but its structured data say ${told}.`, spellings }]
  const words = countShown(facts)
  return isReadTime(Number(told), words)
    ? []
    : [
        {
          message: `says ${told} min read, but shows ${words} words: ${Math.max(1, Math.round(words / 200))}.`,
          spellings,
        },
      ]
}

// Cheaper than the count of the source, and close enough for whole minutes.
const word = /[A-Za-z0-9\u00c0-\u1fff\u2c00-\ud7ff][^\s\u2013\u2014]*/g

function countShown({ runs }: PageFacts): number {
  let words = 0
  for (const { text, inBody } of runs) {
    if (!inBody) continue
    word.lastIndex = 0
    while (word.test(text)) words++
  }
  return words
}
