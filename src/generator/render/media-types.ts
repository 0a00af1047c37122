/** A type of file, as a host names it to browsers: https://www.iana.org/assignments/media-types/ */
interface MediaType {
  name: string
  extensions: string[]
  isText: boolean
}

/** Types of what a build writes. Stated here, as the lists that come with servers depend on their age. */
export const mediaTypes: readonly MediaType[] = [
  { name: 'text/html', extensions: ['html'], isText: true },
  { name: 'text/css', extensions: ['css'], isText: true },
  { name: 'text/javascript', extensions: ['js'], isText: true },
  { name: 'text/plain', extensions: ['txt'], isText: true },
  { name: 'text/markdown', extensions: ['md'], isText: true },
  { name: 'application/json', extensions: ['json'], isText: true },
  { name: 'application/manifest+json', extensions: ['webmanifest'], isText: true },
  { name: 'application/xml', extensions: ['xml'], isText: true },
  { name: 'image/svg+xml', extensions: ['svg'], isText: true },
  { name: 'image/png', extensions: ['png'], isText: false },
  { name: 'image/jpeg', extensions: ['jpg', 'jpeg'], isText: false },
  { name: 'image/gif', extensions: ['gif'], isText: false },
  { name: 'image/webp', extensions: ['webp'], isText: false },
  { name: 'image/avif', extensions: ['avif'], isText: false },
  { name: 'image/x-icon', extensions: ['ico'], isText: false },
  { name: 'font/woff2', extensions: ['woff2'], isText: false },
  { name: 'application/pdf', extensions: ['pdf'], isText: false },
  { name: 'application/zip', extensions: ['zip'], isText: false },
]

/** The type of a file by its name, with the encoding of texts; what is not in the table is plain text. */
export function mediaTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const { name, isText } = mediaTypes.find(({ extensions }) => extensions.includes(ending)) ?? {
    name: 'text/plain',
    isText: true,
  }
  return isText ? `${name}; charset=utf-8` : name
}
