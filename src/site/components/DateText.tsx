import type { Day } from '../data/day.ts'

/** A day, for people and for machines. */
export function DateText({ day }: { day: Day }) {
  return <time dateTime={day.iso}>{day.text}</time>
}
