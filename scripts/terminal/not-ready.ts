import type { LaunchItem } from '../../src/generator/content/launch.ts'
import type { Problem } from '../../src/generator/content/problem.ts'
import { countOf, diskName } from './words.ts'

/** What each kind of thing that is not ready for launch is called. */
export const kinds: Record<LaunchItem['kind'], [one: string, many: string]> = {
  placeholder: ['entry marked placeholder', 'entries marked placeholder'],
  unverified: ['unverified repository link', 'unverified repository links'],
  example: ['line with an .example address', 'lines with an .example address'],
}

/** What is not ready for launch, a line a kind, and the files each is found in. @param folder the content folder, as it was named. */
export function printLaunch(items: LaunchItem[], settings: string[], folder: string): void {
  if (items.length + settings.length === 0) return
  console.log('Not ready for launch:')
  for (const kind of Object.keys(kinds) as LaunchItem['kind'][]) {
    const found = items.filter((item) => item.kind === kind)
    if (found.length > 0) console.log(`  ${countOf(found.length, ...kinds[kind])}: ${filesOf(found, folder)}`)
  }
  settings.forEach((setting) => console.log(`  ${setting}`))
}

/** One line for all social cards that are not as they should be. No problem even for --strict: others stand in for them. */
export function cardLines(outdated: string[]): string[] {
  if (outdated.length === 0) return []
  return [`${countOf(outdated.length, 'social card')} missing, out of date or left over: run npm run tools -- cards`]
}

/** The same as problems, for --strict. */
export function launchProblems(items: LaunchItem[], settings: string[]): Problem[] {
  const remedies: Record<LaunchItem['kind'], string> = {
    placeholder: 'is marked placeholder. Replace the entry by a real one and remove the mark.',
    unverified: 'is marked unverified. Check the link and remove the mark.',
    example: 'holds an address that is reserved for examples. Put the real one.',
  }
  return [
    ...items.map(({ kind, file, line }) => ({ file, line, message: remedies[kind] })),
    ...settings.map((setting) => ({ file: 'content/site.json', message: `${setting}.` })),
  ]
}

/** More would fill the terminal; `npm run launch` has them all. */
const filesNamed = 20

function filesOf(items: LaunchItem[], folder: string): string {
  const counts = new Map<string, number>()
  for (const { file } of items) counts.set(file, (counts.get(file) ?? 0) + 1)
  const names = [...counts].map(([file, count]) => `${diskName(file, folder)}${count > 1 ? ` (${count})` : ''}`)
  const more = names.length - filesNamed
  const rest = more > 0 ? ` and ${countOf(more, 'more file')}: see npm run launch` : ''
  return names.slice(0, filesNamed).join(', ') + rest
}
