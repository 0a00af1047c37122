import type { Content } from '../content/content.ts'
import { isPublishable } from '../content/names.ts'
import type { Problem } from '../content/problem.ts'
import type { FuturePage, Page } from '../define/index.ts'
import { goneMarkerOf, type OutputFile } from './output-file.ts'
import { placeRedirects, redirectsFile, renderRedirect, renderRedirectsFile, TakenNames } from './redirects.ts'
import type { WholeSite } from './site-context.ts'
import { socialCardPath, siteCardPath } from './social.ts'

export interface LazyFile {
  path: string
  read: () => string | Uint8Array
  source?: string
}

export function otherFilesOf(
  content: Content,
  context: WholeSite,
  {
    pictures,
    paths,
    futurePages,
  }: { pictures: ReadonlySet<string>; paths: string[]; futurePages: readonly FuturePage[] },
): { files: LazyFile[]; problems: Problem[] } {
  const gone = context.pages.filter(({ traits }) => traits.gone)
  const hasList = gone.length > 0 || context.pages.some(({ aliases }) => aliases.length > 0)
  const made = [
    ...picturesAt(pictures, content),
    ...gone.map(({ path }) => lazy({ path: goneMarkerOf(path), content: '410 Gone\n' })),
  ]
  const names = new TakenNames()
  for (const path of [...paths, ...made.map((file) => file.path), ...(hasList ? [redirectsFile] : [])])
    names.take(path, 'a page or file of the site')
  const copies = copiesOf(content, context.pages)
  const taken = copies.filter(({ path }) => names.ownerOf(path) !== undefined)
  const free = copies.filter((copy) => !taken.includes(copy))
  for (const { path, source } of free) names.take(path, source)
  const { redirects, problems } = placeRedirects(context.pages, names, content.problemAt)
  // Their day comes without a writer, so their names have to be free by now; a draft's give way to all others.
  const later = futurePages.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ page }) => page)
  const checked = placeRedirects(later, names, content.problemAt)
  const moved = redirects.map((one) => ({ ...lazy(renderRedirect(one, context)), source: one.source }))
  const list = hasList ? [lazy(renderRedirectsFile(redirects, gone, context.address.base))] : []
  return {
    files: [...made, ...free, ...moved, ...list],
    problems: [
      ...taken.map(({ source: file }) => ({
        file,
        message: 'has the path of a file that the build makes. Rename it.',
      })),
      ...problems,
      ...checked.problems,
    ],
  }
}

function lazy({ path, content }: OutputFile): LazyFile {
  return { path, read: () => content }
}

/** One that two folders contain with the same name and bytes has one address. */
function picturesAt(addresses: ReadonlySet<string>, { pictures, tree }: Content): LazyFile[] {
  const byAddress = new Map([...pictures.values()].flatMap((picture) => (picture ? [[picture.address, picture]] : [])))
  return [...addresses].flatMap((address) => {
    const file = tree.content.get(byAddress.get(address)?.file ?? '')
    return file ? [{ path: address.slice(1), read: file.read, source: file.path }] : []
  })
}

/** The files of public/, byte for byte; of the social cards only those of pages that are there: others show what is held back or gone. */
function copiesOf({ tree }: Content, pages: readonly Page[]): Required<LazyFile>[] {
  const cards = new Set([
    siteCardPath,
    ...pages.filter(({ traits }) => !traits.gone).map(({ path }) => socialCardPath(path)),
  ])
  const isShown = (address: string): boolean => !address.startsWith('/social/') || cards.has(address)
  return (
    [...tree.public]
      // What is wrong with a name or a size is reported with the names.
      .filter(([address, file]) => isPublishable(file) && isShown(address))
      .map(([address, { path, read }]) => ({ path: address.slice(1), read, source: path }))
  )
}
