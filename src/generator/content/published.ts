import type { Parsed, Problem } from './problem.ts'
import { parseText, type Tree } from './source.ts'

/** Where the paths of all pages that were ever published are kept. `npm run tools -- published` adds to it. */
export const publishedFile = 'content/published.txt'

export type PublishedPath = { path: string; line: number }

export function parsePublished({ content }: Tree): Parsed<PublishedPath[]> {
  const file = content.get(publishedFile)
  if (!file) return { value: [], problems: [] }
  const { value: text, problems } = parseText(file)
  return text === undefined ? { value: [], problems } : parsePublishedText(text)
}

export function parsePublishedText(text: string): Parsed<PublishedPath[]> {
  const value: PublishedPath[] = []
  const problems: Problem[] = []
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const path = written.trim()
    const line = index + 1
    if (path === '' || /^#(?!.*\s\/\S*\/(?:\s|$))/.test(path)) continue
    if (/^\/(\S.*\/)?$/.test(path)) value.push({ path, line })
    else problems.push({ file: publishedFile, line, message: `holds "${path.slice(0, 60)}", no path such as /docs/.` })
  }
  return { value, problems }
}
