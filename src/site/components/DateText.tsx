import { formatDay } from '../data/day.ts'

export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
