import type { HeldBack } from '../../src/generator/define/define.tsx'
import { countOf } from './words.ts'

/**
 * Says of a build what it held back, or that it did not.
 *
 * @param articles those that are drafts or dated later than the build.
 * @returns one line; none where nothing is to be said.
 */
export function heldBackLines(articles: HeldBack[], { drafts }: { drafts: boolean }): string[] {
  const { length } = articles
  if (drafts) return [`Built with drafts, for review and not for publishing: ${countOf(length, 'article')} held back.`]
  if (length === 0) return []
  const [texts, them] = length === 1 ? ['its text was', 'it'] : ['their texts were', 'them']
  return [
    `${heldBackCount(length)}, and ${texts} not checked: npm run list shows which, and npm run dev what is wrong with ${them}.`,
  ]
}

/** An article as `npm run list` shows it. */
export interface HeldBackEntry {
  /** As it is called on the disk. */
  file: string
  title: string
  /** YYYY-MM-DD */
  date: string
  draft: boolean
}

/** Prints what is held back on a day (YYYY-MM-DD) and until when, a line an article. */
export function printHeldBack(entries: HeldBackEntry[], today: string): void {
  if (entries.length === 0) return console.log(`No article is held back on ${today}.`)
  console.log(`${heldBackCount(entries.length)} on ${today}:`)
  const width = Math.max(...entries.map(({ file }) => file.length))
  for (const { file, title, date, draft } of entries)
    console.log(`  ${file.padEnd(width)}   ${draft ? 'draft           ' : `until ${date}`}   ${title}`)
}

function heldBackCount(count: number): string {
  return `${countOf(count, 'article')} ${count === 1 ? 'is' : 'are'} held back`
}
