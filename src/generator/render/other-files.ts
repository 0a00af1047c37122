import type { Content } from '../content/content.ts'
import type { Problem } from '../content/problem.ts'
import { textReader } from '../content/source.ts'
import type { Pages } from '../pages-of.ts'
import { placeRedirects, redirectsFile, redirectsOf, renderRedirect, renderRedirectsFile } from './redirects.ts'
import type { SiteContext } from './site-context.ts'
import { goneMarkOf } from './output-file.ts'
import { cardPathOf } from './social.ts'
import { isTaken, namesOf } from './taken-names.ts'

export interface LazyFile {
  path: string
  read: () => string | Uint8Array
  source: string | undefined
}

interface OtherFiles {
  content: Content
  heldBack: Pages['heldBack']
  context: SiteContext
  pictures: ReadonlySet<string>
  paths: string[]
}

/** The pictures that pages show, the files of public/, and what is left at old addresses. */
export function otherFilesOf({ content, heldBack, context, pictures, paths }: OtherFiles): {
  files: LazyFile[]
  problems: Problem[]
} {
  const shown = picturesAt(pictures, content)
  const redirects = redirectsOf(context.pages)
  const gone = context.pages.filter(({ traits }) => traits.gone)
  const marks = gone.map(({ path }) => lazy({ path: goneMarkOf(path), content: '410 Gone\n' }))
  const hasList = redirects.length + gone.length > 0
  const made = [...paths, ...[...shown, ...marks].map(({ path }) => path), ...(hasList ? [redirectsFile] : [])]
  const copies = copiesOf(content, { hidden: [...heldBack, ...gone], made })
  const all = [...made, ...copies.files.map(({ path }) => path), redirectsFile]
  const { placed, problems } = placeRedirects(redirects, all, textReader(content.tree))
  const left = placed.map((redirect) => ({ ...lazy(renderRedirect(redirect, context)), source: redirect.source }))
  const list = hasList ? [lazy(renderRedirectsFile(placed, gone, context.address.base))] : []
  return { files: [...shown, ...marks, ...copies.files, ...left, ...list], problems: [...copies.problems, ...problems] }
}

function lazy({ path, content }: { path: string; content: string }): LazyFile {
  return { path, read: () => content, source: undefined }
}

/** One that two folders contain with the same name and bytes has one address. */
function picturesAt(addresses: ReadonlySet<string>, { pictures, tree }: Content): LazyFile[] {
  const byAddress = new Map([...pictures.values()].flatMap((picture) => (picture ? [[picture.address, picture]] : [])))
  const files = new Map(tree.content.map((file) => [file.path, file]))
  return [...addresses].flatMap((address) => {
    const file = files.get(byAddress.get(address)?.file ?? '')
    return file ? [{ path: address.slice(1), read: file.read, source: file.path }] : []
  })
}

/** The files of public/, byte for byte, except the social cards of articles that are held back or gone: they show what those say. */
function copiesOf(
  { tree }: Content,
  { hidden: articles, made }: { hidden: { path: string }[]; made: string[] },
): { files: LazyFile[]; problems: Problem[] } {
  const hidden = new Set(articles.map(({ path }) => `public${cardPathOf(path)}`))
  const taken = namesOf(made)
  const copies = tree.public
    // A backslash in a name is reported with the names.
    .filter(({ kind, path }) => kind === 'file' && !hidden.has(path) && !path.includes('\\'))
    .map(({ path, read }) => ({ path: path.replace(/^public\//, ''), read, source: path }))
  return {
    files: copies.filter(({ path }) => !isTaken(path, taken)),
    problems: copies
      .filter(({ path }) => isTaken(path, taken))
      .map(({ source: file }) => ({ file, message: 'has the path of a file that the build makes. Rename it.' })),
  }
}
