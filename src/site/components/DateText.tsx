const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function formatDay(day: string): string {
  return format.format(new Date(day))
}

export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}
