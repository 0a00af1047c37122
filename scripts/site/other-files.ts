import { createHash } from 'node:crypto'
import { makeAlways } from '../../src/generator/content/source.ts'
import { cardPathOf } from '../../src/model/social.ts'
import { placeRedirects, redirectsFile, renderRedirect, renderRedirectsFile } from '../../src/generator/render/redirects.ts'
import { isTaken, namesOf } from '../../src/generator/render/taken-names.ts'
import type { SiteFile } from '../make-site.ts'
import type { Work } from './work.ts'

/** What lies in public/, byte for byte. */
export function* copies(work: Work): Generator<SiteFile> {
  const { tree, site, files, problems, taker, notesOf, remember = makeAlways } = work
  const what = `notes of a copy that is to tell nothing of ${secretsName(work)}`
  const taken = namesOf(site.redirects.length > 0 ? [...files, redirectsFile] : files)
  // The card of a draft tells its title.
  const hidden = new Set(site.heldBack.map(({ path }) => `public${cardPathOf(path)}`))
  for (const file of tree.public) {
    const { kind, path: source } = file
    if (hidden.has(source)) continue
    const path = source.replace(/^public\//, '')
    if (isTaken(path, taken))
      problems.push({ file: source, message: 'stands in the way of a file that the build makes. Rename it.' })
    else if (kind === 'file') {
      const content = file.read()
      taker.add(
        path,
        remember(file, what, () => notesOf(path, content)),
        source,
      )
      files.add(path)
      yield { path, content }
    }
  }
}

/** Names what the notes of a file depend on besides its bytes. */
function secretsName({ site, secrets }: Work): string {
  return createHash('sha256')
    .update(JSON.stringify([site.address, secrets]))
    .digest('base64url')
}

/** What is left where articles stood before. */
export function* redirects(
  { site, files, problems, note }: Work,
  textOf: (file: string) => string,
): Generator<SiteFile> {
  const { placed, problems: misplaced } = placeRedirects(site.redirects, [...files, redirectsFile], textOf)
  problems.push(...misplaced)
  for (const redirect of placed) {
    const { path, text } = renderRedirect(redirect, site)
    note(path, text, { source: redirect.source })
    yield { path, content: text, sources: [redirect.source] }
  }
  if (placed.length === 0) return
  const { path, text } = renderRedirectsFile(placed, site.address.base)
  note(path, text)
  yield { path, content: text }
}

/** The pictures that pages show, by their addresses. One that two folders hold, alike in name and bytes, has one address. */
export function* picturesShown({ tree, content, pictures }: Work): Generator<SiteFile & { sources: [string] }> {
  const known = [...content.pictures.values()]
  const byAddress = new Map(known.flatMap((picture) => (picture ? [[picture.address, picture]] : [])))
  const byPath = new Map(tree.content.map((file) => [file.path, file]))
  for (const address of pictures) {
    const picture = byAddress.get(address)
    const file = picture && byPath.get(picture.file)
    if (file) yield { path: address.slice(1), content: file.read(), sources: [file.path] }
  }
}
