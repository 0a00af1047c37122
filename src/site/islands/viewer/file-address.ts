export type FileAddress = { kind: 'missing' } | { kind: 'refused' } | { kind: 'accepted'; url: URL }

const maxLength = 2048

/** Whether a file may be fetched and linked: of the site's origin and protocol (a `blob:` has our origin, too) or of an allowed origin, without user and password. */
export function parseFileAddress(file: string | null, site: { origin: string; allowed: string[] }): FileAddress {
  if (file === null || file.trim() === '') return { kind: 'missing' }
  if (file.length > maxLength || !URL.canParse(file, site.origin)) return { kind: 'refused' }
  const url = new URL(file, site.origin)
  const isOurs = url.origin === site.origin && url.protocol === new URL(site.origin).protocol
  const isAllowed = url.protocol === 'https:' && site.allowed.includes(url.origin)
  return (isOurs || isAllowed) && !url.username && !url.password ? { kind: 'accepted', url } : { kind: 'refused' }
}

/** Without control characters and marks that reorder text, at most 200 characters; "Document" if blank. */
export function parseTitle(title: string | null): string {
  const plain = (title ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // The cut may split a surrogate pair.
  const short = plain.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '')
  return short.trim() || 'Document'
}
