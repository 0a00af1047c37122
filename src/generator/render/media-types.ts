/** By ending (https://www.iana.org/assignments/media-types/). Stated here, as the lists of servers depend on their age. */
export const mediaTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    txt: 'text/plain',
    md: 'text/markdown',
    json: 'application/json',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
    pdf: 'application/pdf',
    zip: 'application/zip',
  }),
)

export function isText(type: string): boolean {
  return /^text\/|(?:json|xml)$/.test(type)
}

/** The type of a file by its name, with the encoding of texts; what is not in the table is plain text. */
export function mediaTypeOf(path: string): string {
  const type = mediaTypes.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? 'text/plain'
  return isText(type) ? `${type}; charset=utf-8` : type
}
