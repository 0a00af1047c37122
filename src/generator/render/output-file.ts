export interface OutputFile {
  /** Below the output folder, with forward slashes: "docs/index.html". */
  path: string
  content: string | Uint8Array
}

export interface TextFile extends OutputFile {
  content: string
}

export function outputPath(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

/** The one address of a page's file: docs/index.html is /docs/. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

/** Next to the page of what is gone: hosts that find it there answer 410. */
export function goneMarkOf(path: string): string {
  return `${path.slice(1)}410.txt`
}
