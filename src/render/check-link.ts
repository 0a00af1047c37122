import { didYouMean } from '../content/problem.ts'
import { fileOf } from './render-site.ts'

/** Where links can land. */
export interface Landings {
  base: string
  /** Every file of the output. */
  files: ReadonlySet<string>
  /** Every path of a page, for suggestions. */
  paths: string[]
  /** Files of pages that exist but could not be made: links to them are no further problem. */
  broken: ReadonlySet<string>
  /** Paths of articles that are not published yet. */
  heldBack: ReadonlySet<string>
  /** The ids of each page, by its file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
}

export interface Fault {
  /** The address without the base path, as the writer may have written it: the likeliest first. */
  spellings: string[]
  message: string
}

/** Says why a link of the site lands nowhere; links that leave the site are not judged. */
export function checkLink(target: string, landings: Landings): Fault | undefined {
  if (/^(https?:|mailto:|\/\/)/i.test(target)) return undefined
  const { base, files, broken, ids } = landings
  if (!target.startsWith('/'))
    return fault(
      [target],
      `links to ${target || '""'}, which says nothing of where. Write it from the root, as in /docs/.`,
    )
  const shown = `/${target.slice(base.length)}`
  const [, encoded = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(shown) ?? []
  const path = decode(encoded)
  if (path === undefined)
    return fault([shown], `links to ${shown}, which holds a % that stands for nothing. Write %25 for a percent sign.`)
  const file = fileOf(path)
  if (broken.has(file)) return undefined
  if (!files.has(file)) return fault([encoded], whyAbsent(path, landings))
  const known = ids.get(file)
  const own = known && ownPathOf(file)
  if (own && encodeURI(own) !== encoded)
    return fault([encoded], `links to ${encoded}, which not every host takes for ${own}. Write ${own}.`)
  if (fragment === undefined || fragment === '' || !known || known.has(decode(fragment) ?? fragment)) return undefined
  return fault(
    [shown, `#${fragment}`],
    `links to ${shown}, but ${path} has no heading with that id.${didYouMean(fragment, [...known])}`,
  )
}

/** The one address of a page's file: docs/index.html is /docs/. */
function ownPathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
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
  const known = isPage ? paths : [...files].map((file) => `/${file}`)
  return `links to ${path}, which no ${isPage ? 'page' : 'file'} has.${didYouMean(path, known)}`
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
