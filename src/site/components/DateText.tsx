import type { Day } from '../data/day.ts'

export function DateText({ day }: { day: Day }) {
  return <time dateTime={day.iso}>{day.text}</time>
}
