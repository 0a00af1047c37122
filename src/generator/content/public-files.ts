/** What can be said of a file in public/. */
export interface PublicFile {
  bytes: number
  sha256: string
  /** Of a PDF whose pages can be counted. */
  pdfPages: number | undefined
}

/** "501 KB", 1 KB being 1,000 bytes, rounded. */
export function sizeOf(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}
