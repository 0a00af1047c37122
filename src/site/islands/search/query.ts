/** Letters of a query at most. Who means to find something writes less; who writes more is no visitor. */
export const longest = 100

/** A query as it is searched for: one line without control characters, and not too long. Whatever comes in, from anybody's link. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}

/** The query that an address holds, "" for none. @param search of the address: "?q=proof". */
export function queryIn(search: string): string {
  return cleanQuery(new URLSearchParams(search).get('q') ?? '')
}

/** The address of the same page with another query, its own fragment included; without one where the query is empty. */
export function addressWith(query: string, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname + (query && `?${new URLSearchParams({ q: query })}`) + hash
}
