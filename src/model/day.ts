import type { Day } from './page.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2025-07-15" as July 15, 2025, the same in every zone and locale. */
export function dayOf(iso: string): Day {
  const [year, month, day] = iso.split('-').map(Number)
  return { iso, text: `${months[(month ?? 1) - 1]} ${day}, ${year}` }
}
