import { didYouMean } from '../content/problem.ts'

export interface ContentFiles {
  paths: ReadonlySet<string>
  /** The path of the page that a Markdown file makes: "/blog/launch/"; nothing for a file that makes none. */
  pageOf: (file: string) => string | undefined
}

/**
 * The path of the page that a link means which names a file of content/ from the folder of its own: "../legal/terms.md#liability" is
 * "/legal/terms/#liability".
 * @returns nothing for a link of another kind; a problem, to say after "links to", for a file that makes no page.
 */
export function addressOfFile(
  url: string,
  from: string,
  files: ContentFiles,
): { address: string } | { problem: string } | undefined {
  const [, path, fragment = ''] = /^([^#]+\.(?:md|json))(#.*)?$/i.exec(url) ?? []
  if (path === undefined || !isRelative(path)) return undefined
  const file = resolveFrom(from, path)
  const page = files.paths.has(file) ? files.pageOf(file) : undefined
  return page === undefined
    ? { problem: `${path}, ${whyNoPage(path, file, { from, ...files })}` }
    : { address: page + fragment }
}

/** Whether an address begins in the folder of the text that names it: no scheme, no slash, no fragment alone. */
export function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(url)
}

/** The file that a path means in the text of another: "../legal/terms.md" in "content/blog/a.md" is "content/legal/terms.md". */
export function resolveFrom(from: string, path: string): string {
  const steps = from.split('/').slice(0, -1)
  for (const step of path.split('/'))
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  return steps.join('/')
}

/** Ends a message with the file that was likely meant, as it would be named from the text: by its name, or spelt like it. */
export function suggestFile(path: string, from: string, known: string[]): string {
  const name = fileName(path).toLowerCase()
  const named = known.filter((file) => fileName(file).toLowerCase() === name)
  const [only] = named
  if (only !== undefined && named.length === 1) return ` Did you mean ${pathTo(only, from)}?`
  return didYouMean(
    path,
    known.map((file) => pathTo(file, from)),
  )
}

/**
 * A text whose links to Markdown files are written out as paths, so that an address can be looked for as the pages show it. Its
 * lines are those of the text.
 */
export function writeOutLinks(text: string, from: string, { pageOf }: ContentFiles): string {
  if (!from.endsWith('.md') || !text.includes('.md')) return text
  return text.replace(/(\](?:\(|:)[ \t]*<?)([^\s()<>[\]#]+\.md)(?=[\s)>#])/g, (whole, start: string, path: string) => {
    const page = isRelative(path) ? pageOf(resolveFrom(from, path)) : undefined
    return page === undefined ? whole : start + page
  })
}

function whyNoPage(path: string, file: string, { from, paths, pageOf }: ContentFiles & { from: string }): string {
  if (!file.startsWith('content/')) return 'which leads out of the content folder. Link to a page, as in /docs/.'
  if (paths.has(file))
    return file.endsWith('.json')
      ? 'which is data. Link to the page that shows it, as in /docs/.'
      : 'which makes no page of the site. Link to a page, as in /docs/.'
  const pages = [...paths].filter((known) => pageOf(known) !== undefined)
  return `but there is no ${file}.${suggestFile(path, from, pages)}`
}

function pathTo(file: string, from: string): string {
  const here = from.split('/').slice(0, -1)
  const there = file.split('/')
  const shared = here.findIndex((step, index) => step !== there[index])
  const common = shared < 0 ? here.length : shared
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/')
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
