import { didYouMean } from '../content/problem.ts'
import { markdownPath, outputPath, pathOfFile } from '../render/output-file.ts'
import type { Pages } from '../pages-of.ts'
import { toFinding, type FileFinding, type Finding } from './findings.ts'
import type { SiteIndex } from './site-index.ts'

/** Every address leads to one file, in its canonical spelling, and every fragment to an id. */
export function checkLinks(index: SiteIndex, made: Pages): FileFinding[] {
  const { address, later, links } = index
  const targets = targetsOf(index, made)
  const check = (target: string, users: string[]): FileFinding[] =>
    [...new Set(users.map((file) => later.get(file)))].flatMap((from) => {
      const finding = checkLink(target, { ...targets, from })
      return finding ? users.filter((file) => later.get(file) === from).map((file) => ({ ...finding, file })) : []
    })
  return [...links].flatMap(([target, users]) =>
    // A fragment alone means another place on every page.
    target.startsWith('#')
      ? users
          .filter((file) => !targets.gone.has(pathOfFile(file)))
          .flatMap((file) => check(address.base + pathOfFile(file).slice(1) + target, [file]))
      : check(target, users),
  )
}

interface LinkTargets extends ReturnType<typeof targetsOf> {
  /** From when the link is there: it may lead to what there is by then. */
  from: string | undefined
}

function targetsOf({ address, files, later, pages }: SiteIndex, { all, broken, heldBack }: Pages) {
  return {
    address,
    files,
    later,
    paths: [...pages.map(({ file }) => pathOfFile(file)), ...broken],
    // What cannot be a page has no Markdown version either.
    broken: new Set(broken.flatMap((path) => [outputPath(path), outputPath(markdownPath(path))])),
    heldBack: new Set(heldBack.map(({ path }) => path)),
    gone: new Set(all.filter(({ traits }) => traits.gone).map(({ path }) => path)),
    ids: new Map(pages.map(({ file, ids }) => [file, ids])),
  }
}

function checkLink(address: string, targets: LinkTargets): Finding | undefined {
  const { origin, base } = targets.address
  const isFull = origin !== '' && `${address}/`.startsWith(origin + base)
  if (isFull && !address.startsWith(origin + base))
    return faulty(`${address} without the closing slash. Write ${address}/.`, address)
  if (!isFull && /^(https?:\/\/|mailto:|\/\/)/i.test(address)) return undefined
  const target = isFull ? address.slice(origin.length) : address
  if (!target.startsWith('/'))
    return faulty(`${target || '""'}, which is a relative address. Write it from the root, as in /docs/.`, target)
  if (!target.startsWith(base)) return faulty(`${target}, which does not begin with the base path ${base}.`, target)
  const finding = checkPath(`/${target.slice(base.length)}`, targets)
  return finding && { ...finding, spellings: [...finding.spellings, address] }
}

function faulty(message: string, ...spellings: string[]): Finding {
  return toFinding(`links to ${message}`, spellings)
}

function checkPath(shown: string, targets: LinkTargets): Finding | undefined {
  const { files, later, from = '', ids } = targets
  const [, encoded = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(shown) ?? []
  const path = decode(encoded)
  if (path === undefined)
    return faulty(`${shown}, which holds a % without two hexadecimal digits. Write %25 for a percent sign.`, shown)
  const file = outputPath(path)
  if (targets.broken.has(file)) return undefined
  const day = later.get(file)
  if (targets.gone.has(path))
    return faulty(`${path}, which was withdrawn. Remove the link, or lead it elsewhere.`, encoded)
  if (!files.has(file) && (day === undefined || day > from)) return faulty(whyAbsent(path, targets), encoded)
  const known = ids.get(file)
  if (!known) return undefined
  const own = pathOfFile(file)
  if (encodeURI(own) !== encoded)
    return faulty(`${encoded}, which not every host treats as ${own}. Write ${own}.`, encoded)
  if (fragment === '' || known.has(decode(fragment) ?? fragment)) return undefined
  const suggestion = didYouMean(fragment, [...known])
  return faulty(`${shown}, but ${path} has no heading with that id.${suggestion}`, shown, `#${fragment}`)
}

function whyAbsent(path: string, { files, paths, heldBack }: LinkTargets): string {
  if (!path.endsWith('/') && files.has(outputPath(`${path}/`)))
    return `${path} without the closing slash. Write ${path}/.`
  if (heldBack.has(path)) return `${path}, which is a draft or dated later. Remove the link for now, or publish both.`
  const isPage = path.endsWith('/') || !/\.\w+$/.test(path)
  const known = isPage ? paths : [...paths, ...[...files].flatMap((file) => (file.endsWith('.md') ? [] : `/${file}`))]
  return `${path}, which no ${isPage ? 'page' : 'file'} has.${didYouMean(path, known)}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
