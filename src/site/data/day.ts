/** A day in both forms that HTML wants: "2025-07-15" for machines, "July 15, 2025" for people. */
export interface Day {
  iso: string
  text: string
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function dayOf(iso: string): Day {
  return { iso, text: format.format(new Date(iso)) }
}
