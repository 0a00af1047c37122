/** What the `file` of a query leads to: nothing was named, nothing that may be shown, or a file. */
export type FileAddress = { kind: 'missing' } | { kind: 'refused' } | { kind: 'accepted'; url: URL }

/** Longer addresses are no paper's. */
const longest = 2048

/**
 * Decides what may be fetched and linked. An address resolves against the site's origin and must stay on it, or on an origin
 * that the owner allows: same protocol (a `blob:` of ours has our origin, too), no user and no password.
 */
export function parseFileAddress(
  file: string | null,
  site: { origin: string; allowed: readonly string[] },
): FileAddress {
  if (file === null || file.trim() === '') return { kind: 'missing' }
  if (file.length > longest || !URL.canParse(file, site.origin)) return { kind: 'refused' }
  const url = new URL(file, site.origin)
  const isOurs = url.origin === site.origin && url.protocol === new URL(site.origin).protocol
  const isAllowed = url.protocol === 'https:' && site.allowed.includes(url.origin)
  return (isOurs || isAllowed) && !url.username && !url.password ? { kind: 'accepted', url } : { kind: 'refused' }
}

/** A title as text only: without control characters and marks that reorder text, at most 200 characters, "Document" if blank. */
export function parseTitle(title: string | null): string {
  const plain = (title ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // A cut may split a pair of surrogates.
  return (
    plain
      .slice(0, 200)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || 'Document'
  )
}
