/** The address as the database stores it. */
export function normalise(text: string): string {
  return text.trim().toLowerCase()
}

/** What browsers let through and no mail reaches from elsewhere: `a@b`, `a@b.` */
export function looksIncomplete(text: string): boolean {
  const [name = '', host] = normalise(text).split('@')
  return name !== '' && host !== undefined && !/^[^.].*\.[^.]{2,}$/.test(host)
}
