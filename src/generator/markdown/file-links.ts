import { basename, dirname, join, relative } from 'node:path/posix'
import { didYouMean } from '../content/problem.ts'
import type { Resolved } from '../content/short-urls.ts'

export interface ContentFiles {
  paths: ReadonlySet<string>
  /** The path of the page that a Markdown file makes: "/blog/launch/"; nothing for a file that makes none. */
  pageOf: (file: string) => string | undefined
}

/** The path of the page that a link to a file means: "../legal/terms.md#liability" is "/legal/terms/#liability". */
export function addressOfFile(url: string, from: string, files: ContentFiles): Resolved | undefined {
  const [, path, fragment = ''] = /^([^#]+\.(?:md|json))(#.*)?$/i.exec(url) ?? []
  if (path === undefined) return undefined
  const named = [`content${path}`, path.slice(1)].find((file) => files.paths.has(file))
  const rooted = path.startsWith('/') && named !== undefined ? files.pageOf(named) : undefined
  if (rooted !== undefined) return { problem: `${path}, which is a Markdown file. Write ${rooted + fragment}.` }
  if (!isRelative(path)) return undefined
  const file = resolveFrom(from, path)
  const page = files.paths.has(file) ? files.pageOf(file) : undefined
  if (page !== undefined) return { address: page + fragment }
  return { problem: `${path}, ${whyNoPage(path, file, { from, ...files })}` }
}

/** Whether an address begins in the folder of the text that names it: no scheme, no slash, no fragment alone. */
export function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(url)
}

/** The file that a path means in the text of another: "../legal/terms.md" in "content/blog/a.md" is "content/legal/terms.md". */
export function resolveFrom(from: string, path: string): string {
  return join(dirname(from), path)
}

/** Ends a message with the file that was likely meant, as it would be named from the text: by its name, or spelt like it. */
export function suggestFile(path: string, from: string, known: string[]): string {
  const paths = known.map((file) => relative(dirname(from), file))
  const [only, ...others] = paths.filter((file) => basename(file).toLowerCase() === basename(path).toLowerCase())
  return only !== undefined && others.length === 0 ? ` Did you mean ${only}?` : didYouMean(path, paths)
}

/** Where a text links to a Markdown file. Looks back from the first character alone: from each blank of a long run it would take quadratic time. */
export const fileLink = /(?=[^\s()<>[\]#])(?<=\](?:\(|:)[ \t]*<?)[^\s()<>[\]#]+\.md(?=[\s)>#])/g

/** The page of a linked file, as the built pages name it; the path as it is, where no page is made from it. */
export function expandFileLink(path: string, from: string, { pageOf, paths }: ContentFiles): string {
  const file = isRelative(path) ? resolveFrom(from, path) : ''
  return (paths.has(file) ? pageOf(file) : undefined) ?? path
}

function whyNoPage(path: string, file: string, { from, paths, pageOf }: ContentFiles & { from: string }): string {
  if (!file.startsWith('content/')) return 'which leads out of the content folder. Link to a page, as in /docs/.'
  if (paths.has(file)) return 'which makes no page of the site. Link to a page, as in /docs/.'
  const pages = [...paths].filter((known) => pageOf(known) !== undefined)
  return `but there is no ${file}.${suggestFile(path, from, pages)}`
}
