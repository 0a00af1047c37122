export interface OutputFile {
  /** Below the output folder, with forward slashes: "docs/index.html". */
  path: string
  content: string | Uint8Array
}

export function outputPath(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

/** The one address of a page's file: docs/index.html is /docs/. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

/** A file next to the page of a withdrawn article: hosts that find it answer 410. */
export function goneMarkerOf(path: string): string {
  return `${path.slice(1)}410.txt`
}

/** Files that programs ask for. Subscribers have stored these addresses, so they must not change. */
export const machineFiles = {
  rss: '/feed.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  securityTxt: '/.well-known/security.txt',
} as const

/** Its name holds no hash: the page that asks for it would have to be rendered after all others, and again with each of them. */
export const searchPath = '/search.json'

/** The Markdown version of an article: "/blog/a-b/" has "/blog/a-b.md". */
export function markdownPath(path: string): string {
  return path.replace(/\/$/, '.md')
}

/** The encoding of a file that may have been written in UTF-16, as by PowerShell: only a byte order mark tells. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

export function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder(encodingOf(content)).decode(content)
}
