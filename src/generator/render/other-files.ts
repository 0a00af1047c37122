import type { Content } from '../content/content.ts'
import type { Problem } from '../content/problem.ts'
import { noDay, type FuturePage, type Page } from '../define/page.ts'
import type { WholeSite } from '../define/site.ts'
import { goneMarkerOf, outputPath } from './output-file.ts'
import { placeRedirects, redirectsFile, renderRedirect, renderRedirectsFile, TakenNames } from './redirects.ts'
import { isCurrent, wantedCards } from './social.ts'

export type OtherFile = { path: string; content: string | Uint8Array | (() => Uint8Array); source?: string }

export function otherFilesOf(
  content: Content,
  context: WholeSite,
  futurePages: readonly FuturePage[],
  { pictures, paths }: { pictures: ReadonlySet<string>; paths: string[] },
): { files: OtherFile[]; problems: Problem[] } {
  const gone = context.pages.filter(({ traits }) => traits.gone)
  const hasList = gone.length > 0 || context.pages.some(({ aliases }) => aliases.length > 0)
  const made = [
    ...picturesAt(pictures, content, context.pages),
    ...gone.map(({ path }) => ({ path: goneMarkerOf(path), content: '410 Gone\n' })),
  ]
  const names = new TakenNames()
  for (const path of [...paths, ...made.map((file) => file.path), ...(hasList ? [redirectsFile] : [])])
    names.take(path, 'a page or file of the site')
  const copies = copiesOf(content, context)
  const taken = copies.filter(({ path }) => names.ownerOf(path) !== undefined)
  const message = 'has the path of a file that the build makes. Rename it.'
  const free = copies.filter((copy) => !taken.includes(copy))
  for (const { path, source } of free) names.take(path, source)
  const { redirects, problems } = placeRedirects(context.pages, names, content.problemAt)
  // Dated articles go online unattended, so their names are taken now; drafts give way to all others.
  for (const { page, from } of futurePages)
    if (from !== noDay) names.take(outputPath(page.path), page.sources[0] ?? page.path)
  const later = futurePages.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ page }) => page)
  const { problems: ofLater } = placeRedirects(later, names, content.problemAt)
  const moved = redirects.map((one) => ({ ...renderRedirect(one, context), source: one.source }))
  const list = hasList ? [renderRedirectsFile(redirects, gone, context.address.base)] : []
  return {
    files: [...made, ...free, ...moved, ...list],
    problems: [...taken.map(({ source: file }) => ({ file, message })), ...problems, ...ofLater],
  }
}

/** Equal pictures of two folders have one address; the manifest must not name the folder of a draft. */
function picturesAt(addresses: ReadonlySet<string>, content: Content, pages: readonly Page[]): OtherFile[] {
  const { pictures, references, tree } = content
  const shown = pages.flatMap(({ sources }) => sources.flatMap((file) => references.get(file)?.pictures ?? []))
  const byAddress = new Map(shown.flatMap((file) => pictures.get(file) ?? []).map((one) => [one.address, one]))
  return [...addresses].flatMap((address) => {
    const file = tree.content.get(byAddress.get(address)?.file ?? '')
    return file ? [{ path: address.slice(1), content: file.read, source: file.path }] : []
  })
}

/** The files of public/, byte for byte; of the social cards only those of pages that are there: others show what is held back or gone. */
function copiesOf({ tree, problems, socialCards }: Content, { pages, settings }: WholeSite): Required<OtherFile>[] {
  // The words of another may not be published yet.
  const here = pages.filter(({ traits }) => !traits.gone)
  const cards = new Set(wantedCards(here, settings).flatMap((card) => (isCurrent(card, socialCards) ? card.path : [])))
  const isShown = (address: string): boolean => !/^\/social\/.*\.png$/i.test(address) || cards.has(address)
  // Of two names that differ by case only, for example, one has no place in the output.
  const refused = new Set(problems.flatMap(({ file, warning }) => (warning ? [] : file)))
  const shown = [...tree.public].filter(([address, { path }]) => !refused.has(path) && isShown(address))
  return shown.map(([address, { path, read }]) => ({ path: address.slice(1), content: read, source: path }))
}
