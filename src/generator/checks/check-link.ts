import { didYouMean } from '../content/problem.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { Fault } from './fault.ts'
import { fileOf, pathOfFile } from '../render/output-file.ts'

/** Where links can land. */
export interface Landings {
  address: SiteAddress
  /** Every file of the output. */
  files: ReadonlyMap<string, unknown>
  /** Every path of a page, for suggestions. */
  paths: string[]
  /** Files of pages that exist but could not be made: links to them are no further problem. */
  broken: ReadonlySet<string>
  /** Paths of articles that are not published yet. */
  heldBack: ReadonlySet<string>
  /** The ids of each page, by its file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
}

/** Says why a link of the site lands nowhere; links that leave the site are not judged. */
export function checkLink(address: string, landings: Landings): Fault | undefined {
  const { files, broken, ids } = landings
  const { origin, base } = landings.address
  const isFull = origin !== '' && `${address}/`.startsWith(origin + base)
  if (isFull && !address.startsWith(origin + base))
    return fault([address], `links to ${address} without the closing slash. Write ${address}/.`)
  if (!isFull && /^(https?:|mailto:|\/\/)/i.test(address)) return undefined
  const target = isFull ? address.slice(origin.length) : address
  if (!target.startsWith('/'))
    return fault(
      [target],
      `links to ${target || '""'}, which says nothing of where. Write it from the root, as in /docs/.`,
    )
  if (!target.startsWith(base))
    return fault([target], `links to ${target}, which does not begin with the base path ${base}.`)
  const shown = `/${target.slice(base.length)}`
  const [, encoded = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(shown) ?? []
  const path = decode(encoded)
  if (path === undefined)
    return fault([shown], `links to ${shown}, which holds a % that stands for nothing. Write %25 for a percent sign.`)
  const file = fileOf(path)
  if (broken.has(file)) return undefined
  if (!files.has(file)) return fault([encoded], whyAbsent(path, landings))
  const known = ids.get(file)
  const own = known && pathOfFile(file)
  if (own && encodeURI(own) !== encoded)
    return fault([encoded], `links to ${encoded}, which not every host takes for ${own}. Write ${own}.`)
  if (fragment === undefined || fragment === '' || !known || known.has(decode(fragment) ?? fragment)) return undefined
  return fault(
    [shown, `#${fragment}`],
    `links to ${shown}, but ${path} has no heading with that id.${didYouMean(fragment, [...known])}`,
  )
}

function fault(spellings: string[], message: string): Fault {
  return { spellings, message }
}

function whyAbsent(path: string, { files, paths, heldBack }: Landings): string {
  if (!path.endsWith('/') && files.has(fileOf(`${path}/`)))
    return `links to ${path} without the closing slash. Write ${path}/.`
  if (heldBack.has(path))
    return `links to ${path}, which is a draft or dated later. Wait with the link, or publish both.`
  const isPage = path.endsWith('/') || !/\.\w+$/.test(path)
  const known = isPage ? paths : [...files.keys()].map((file) => `/${file}`)
  return `links to ${path}, which no ${isPage ? 'page' : 'file'} has.${didYouMean(path, known)}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
