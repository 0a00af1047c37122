import type { Fault } from './fault.ts'
import type { PageFacts } from './read-page.ts'

/** One first-level heading, no level skipped, no id twice. */
export function checkOutline({ headings, ids }: PageFacts): Fault[] {
  const first = headings.filter(({ level }) => level === 1)
  const faults: Fault[] = []
  if (first.length !== 1)
    faults.push({
      message: `has ${first.length} first-level headings, but a page has one.`,
      spellings: first.slice(1).flatMap(({ text }) => [`# ${text}`, text]),
      stands: 'inside',
    })
  headings.forEach(({ level, text }, index) => {
    if (level > (headings[index - 1]?.level ?? 0) + 1)
      faults.push({
        message: `has a heading of level ${level}, "${text}", without one of level ${level - 1} above it.`,
        spellings: [`# ${text}`, text],
        stands: 'inside',
      })
    if (text === '')
      faults.push({ message: `has an empty heading of level ${level}.`, spellings: [], stands: 'inside' })
  })
  const seen = new Set<string>()
  for (const id of ids) {
    if (seen.has(id))
      faults.push({ message: `has the id "${id}" twice. Change one of them.`, spellings: [`"${id}"`, id] })
    seen.add(id)
  }
  return faults
}
