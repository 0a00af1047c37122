export const longest = 100

/** One line without control characters, and not too long: a query may come from anyone's link. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}

/** The query in an address, "" for none. @param search as in "?q=proof". */
export function queryIn(search: string): string {
  return cleanQuery(new URLSearchParams(search).get('q') ?? '')
}

export function addressWith(query: string, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname + (query && `?${new URLSearchParams({ q: query })}`) + hash
}
