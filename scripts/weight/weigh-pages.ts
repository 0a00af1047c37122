import { pathOfFile } from '../../src/generator/render/output-file.ts'
import type { Output } from '../verify/output.ts'
import { scriptsIn, scriptsLater } from './visit.ts'
import { sumOf, weightOf, type Weight } from './weight.ts'

/** What a page costs its visitor, fonts, pictures and the stylesheet apart. */
export interface PageWeight {
  /** "/docs/", without the base path. */
  path: string
  html: Weight
  /** What runs as soon as the page is there. */
  script: Weight
  /** What is fetched only once a form is touched or the viewer is seen. */
  later: Weight
}

/** Weighs every page of an output. */
export function weighPages({ manifest, paths, read }: Output): PageWeight[] {
  const { base } = manifest.parameters
  const known = new Map<string, Weight>()
  const weigh = (path: string): Weight => {
    const weight = known.get(path) ?? weightOf(paths.includes(path) ? read(path) : '')
    known.set(path, weight)
    return weight
  }
  const weighAll = (addresses: string[]): Weight => sumOf(addresses.map((address) => weigh(address.slice(base.length))))
  const pages = paths.filter((path) => path.endsWith('.html'))
  return pages
    .map((path) => {
      const html = read(path).toString('utf8')
      return {
        path: pathOfFile(path),
        html: weigh(path),
        script: weighAll(scriptsIn(html)),
        later: weighAll(scriptsLater(html)),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
