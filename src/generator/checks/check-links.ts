import { didYouMean } from '../content/problem.ts'
import { markdownPath, outputPath, pathOfFile } from '../render/output-file.ts'
import type { Pages } from '../pages-of.ts'
import { mostReported, toFinding, type FileFinding, type Finding } from './findings.ts'
import type { SiteIndex } from './site-index.ts'

/** Every address leads to one file, in its canonical spelling, and every fragment to an id. */
export function checkLinks(index: SiteIndex, pages: Pages): FileFinding[] {
  const { address, futureFiles, links } = index
  const targets = targetsOf(index, pages)
  let left = 2 * mostReported
  const check = (link: string, users: string[], from = ''): FileFinding[] => {
    const finding = left > 0 ? checkLink(link, { ...targets, from }) : undefined
    if (finding) left -= 1
    return finding ? users.map((file) => ({ ...finding, file })) : []
  }
  return [...links].flatMap(([link, all]) => {
    // The former address of a withdrawn article leads to the page that says so.
    const users = all.filter((file) => !targets.gone.has(pathOfFile(file)))
    // A fragment alone means another place on every page.
    if (link.startsWith('#'))
      return users.flatMap((file) =>
        check(address.base + pathOfFile(file).slice(1) + link, [file], futureFiles.get(file)),
      )
    const published = users.filter((file) => !futureFiles.has(file))
    const future = users.filter((file) => futureFiles.has(file))
    return [...check(link, published), ...future.flatMap((file) => check(link, [file], futureFiles.get(file)))]
  })
}

/** @property from the day from which the link is there: it may lead to what is published by then. "" where it is there now. */
type LinkTargets = ReturnType<typeof targetsOf> & { from: string }

function targetsOf({ address, files, futureFiles, pages }: SiteIndex, { all, broken, hidden }: Pages) {
  // An alias that a page has is a problem of its own.
  const own = all.map(({ path }) => [path, path] as const)
  const paths = [...pages.map(({ file }) => pathOfFile(file)), ...broken]
  return {
    address,
    files,
    futureFiles,
    paths,
    allPaths: [...paths, ...[...files].flatMap((file) => (file.endsWith('.md') ? [] : `/${file}`))],
    // What cannot be a page has no Markdown version either.
    broken: new Set(broken.flatMap((path) => [outputPath(path), outputPath(markdownPath(path))])),
    hidden: new Set(hidden.map(({ path }) => path)),
    moved: new Map([...all.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path] as const)), ...own]),
    gone: new Set(all.filter(({ traits }) => traits.gone).flatMap(({ path, aliases }) => [path, ...aliases])),
    ids: new Map(pages.map(({ file, ids }) => [file, ids])),
  }
}

function checkLink(address: string, targets: LinkTargets): Finding | undefined {
  const { origin, base } = targets.address
  const isFull = origin !== '' && `${address}/`.startsWith(origin + base)
  if (isFull && !address.startsWith(origin + base))
    return faulty(`${address} without the closing slash. Write ${address}/.`, address)
  if (!isFull && /^(?:https?:\/\/|(?:mailto|tel|sms):|data:image\/|\/\/)/i.test(address)) return undefined
  const target = isFull ? address.slice(origin.length) : address
  if (!target.startsWith('/'))
    return faulty(`${target || '""'}, which is a relative address. Write it from the root, as in /docs/.`, target)
  // Addresses of the content get it: this one is in a page of public/ or in a view.
  if (!target.startsWith(base))
    return faulty(`${target}, which does not begin with the base path ${base}. Add it; in a view, write <A> for <a>.`)
  const finding = checkPath(`/${target.slice(base.length)}`, targets)
  return finding && { ...finding, candidates: [...finding.candidates, address] }
}

function faulty(message: string, ...candidates: string[]): Finding {
  return toFinding(`links to ${message}`, candidates)
}

function checkPath(link: string, targets: LinkTargets): Finding | undefined {
  const { broken, files, from, futureFiles, gone, ids, moved } = targets
  const [, encoded = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  const path = decode(encoded)
  if (path === undefined)
    return faulty(`${link}, which holds a % without two hexadecimal digits. Write %25 for a percent sign.`, link)
  const file = outputPath(path)
  if (broken.has(file)) return undefined
  if (gone.has(path)) return faulty(`${path}, which was withdrawn. Remove the link, or lead it elsewhere.`, encoded)
  const day = futureFiles.get(file)
  if (!files.has(file) && !(day !== undefined && day <= from))
    return faulty(whyAbsent(path, link.slice(encoded.length), targets), encoded)
  const now = fragment && moved.get(path)
  if (now && now !== path) return faulty(`${link}, but a redirect loses its heading. Write ${now}#${fragment}.`, link)
  const idsOfPage = ids.get(file)
  if (!idsOfPage) return undefined
  const canonical = pathOfFile(file)
  if (encodeURI(canonical) !== encoded)
    return faulty(`${encoded}, which not every host treats as ${canonical}. Write ${canonical}.`, encoded)
  const id = decode(fragment) ?? fragment
  if (id === '' || idsOfPage.has(id)) return undefined
  const remedy = didYouMean(id.normalize('NFD').replace(/\p{M}/gu, ''), [...idsOfPage]) || ' Correct it.'
  const written = [fragment, id].flatMap((end) => [`${encoded}#${end}`, `#${end}`])
  return faulty(`${encoded}#${id}, but ${path} has no heading with that id.${remedy}`, ...written)
}

function whyAbsent(path: string, rest: string, { files, paths, allPaths, hidden }: LinkTargets): string {
  if (!path.endsWith('/') && files.has(outputPath(`${path}/`)))
    return `${path} without the closing slash. Write ${path}/${rest}.`
  if (hidden.has(path)) return `${path}, which is a draft or dated later. Remove the link for now, or publish both.`
  const isPage = path.endsWith('/') || !/\.\w+$/.test(path)
  const making = /^\/(?:papers|press)\/.*\.pdf$/.test(path) ? ' If its text is new, run npm run tools -- papers.' : ''
  return `${path}, which no ${isPage ? 'page' : 'file'} has.${didYouMean(path, isPage ? paths : allPaths)}${making}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
