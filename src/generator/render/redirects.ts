import type { Problem } from '../content/problem.ts'
import { absolute } from '../content/site-address.ts'
import type { Page, ProblemAt, SiteContext } from '../define/index.ts'
import { escapeHtml } from './html.ts'
import { outputPath, type OutputFile } from './output-file.ts'

/** A former address of a page. Paths are without the base path. */
type Redirect = { from: string; to: string; title: string; source: string }

/** Where hosts look for redirects that they send as an answer of their own. */
export const redirectsFile = '_redirects'

/** The owner of each path of a file and of its folders ("a/"), in lower case, as some disks ignore case. */
export class TakenNames {
  private readonly owners = new Map<string, string>()

  take(path: string, owner: string): void {
    const name = path.toLowerCase()
    for (const taken of [name, ...foldersOf(name)]) this.owners.set(taken, owner)
  }

  /** The owner of a file at that path, of a folder there, or of a file in place of one of its folders. */
  ownerOf(path: string): string | undefined {
    const name = path.toLowerCase()
    const inItsPlace = [name, `${name}/`, ...foldersOf(name).map((folder) => folder.slice(0, -1))]
    return inItsPlace.map((taken) => this.owners.get(taken)).find(Boolean)
  }
}

function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1))
}

/** The redirects whose paths are free in the output; a problem for each of the others. */
export function placeRedirects(pages: readonly Page[], names: TakenNames, problemAt: ProblemAt) {
  const redirects: Redirect[] = []
  const problems: Problem[] = []
  for (const { aliases, path: to, title, sources } of pages)
    for (const [index, from] of aliases.entries()) {
      // An article may name its own address, of which its id in the feeds is then made.
      if (from === to) continue
      const [source = ''] = sources
      const owner = names.ownerOf(outputPath(from))
      if (owner === undefined) {
        names.take(outputPath(from), source)
        redirects.push({ from, to, title, source })
      } else {
        const message = `aliases names ${from}, which is taken by ${owner}. Remove it.`
        problems.push(problemAt({ file: source }, ['aliases', index], message))
      }
    }
  return { redirects, problems }
}

/** The page that is left at an old address; it sends visitors on without script, before they could see a style. */
export function renderRedirect({ from, to, title }: Redirect, { site, settings, address }: SiteContext): OutputFile {
  const target = escapeHtml(address.base + to.slice(1))
  const { moved } = settings
  const content = `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${moved.title} · ${settings.name}`)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(absolute(address, to))}">
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="color-scheme" content="light dark">
</head>
<body>
<main>
<h1>${escapeHtml(moved.title)}</h1>
<p>${escapeHtml(moved.text)} <a href="${target}">${escapeHtml(title)}</a></p>
</main>
</body>
</html>
`
  return { path: outputPath(from), content }
}

/** https://docs.netlify.com/routing/redirects/ and https://developers.cloudflare.com/pages/configuration/redirects/ */
export function renderRedirectsFile(redirects: Redirect[], gone: Pick<Page, 'path'>[], base: string): OutputFile {
  const moved = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${base}${from.slice(1)} ${base}${to.slice(1)} ${status}\n`),
  )
  const withdrawn = gone.map(({ path }) => `${base}${path.slice(1)} ${base}${path.slice(1)} 410!\n`)
  const comment = [
    '# At each of these addresses is a page, which Netlify shows unless a line ends in "!".',
    '# Cloudflare Pages passes over such a line, and follows the one without.',
  ]
  return { path: redirectsFile, content: `${comment.join('\n')}\n${[...moved, ...withdrawn].join('')}` }
}
