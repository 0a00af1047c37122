import type { HandOver } from '../../src/generator/content/hand-over.ts'
import type { LaunchItem } from '../../src/generator/content/launch.ts'
import { countOf } from './words.ts'
import { kinds } from './not-ready.ts'

/** What is to be done about each kind. */
export const remedies: Record<LaunchItem['kind'], string> = {
  placeholder: 'Put the real one in place of each, or confirm it; then remove its line with placeholder.',
  unverified: 'Open each link. Where it answers remove the line with unverified, and where not correct repo.',
  example: 'Put the real address in place of each.',
}

/** Prints what an owner has to settle, by kind and counted, each with its place; the settings, in words, at the end. */
export function printHandOver(items: HandOver[], settings: string[]): void {
  const count = items.length + settings.length
  if (count === 0) return console.log('Nothing is left to settle before a launch.')
  console.log(`${countOf(count, 'thing')} to settle before a launch`)
  const width = Math.min(60, Math.max(0, ...items.map((item) => placeOf(item).length)))
  for (const kind of Object.keys(kinds) as LaunchItem['kind'][]) {
    const found = items.filter((item) => item.kind === kind)
    if (found.length === 0) continue
    console.log(`\n${countOf(found.length, ...kinds[kind])}. ${remedies[kind]}`)
    for (const item of found) console.log(`  ${placeOf(item).padEnd(width)}   ${item.what}`.trimEnd())
  }
  if (settings.length === 0) return
  console.log(`\n${countOf(settings.length, 'thing')} outside the content. README.md says more, under Settings.`)
  settings.forEach((setting) => console.log(`  ${setting}`))
}

function placeOf({ file, line }: LaunchItem): string {
  return `${file}:${line}`
}
