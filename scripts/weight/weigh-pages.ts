import { brotliCompressSync, constants } from 'node:zlib'
import type { Output } from './output.ts'

/** Bytes of files: as they lie there, and as a host sends them. */
export interface Weight {
  raw: number
  /** With Brotli at its best, as hosts that compress ahead send it. */
  brotli: number
}

/** What a page costs its visitor, fonts, pictures and the shared stylesheet apart. */
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
    const weight = known.get(path) ?? weightOf(paths.includes(path) ? read(path) : Buffer.alloc(0))
    known.set(path, weight)
    return weight
  }
  const weighAll = (addresses: string[]): Weight => sumOf(addresses.map((address) => weigh(address.slice(base.length))))
  const pages = paths.filter((path) => path.endsWith('.html'))
  return pages
    .map((path) => {
      const html = read(path).toString('utf8')
      return {
        path: `/${path.replace(/(^|\/)index\.html$/, '$1')}`,
        html: weigh(path),
        script: weighAll([...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src)),
        later: weighAll(importedBy(html)),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The import map of a page names every script that it may load later, with its hash. */
function importedBy(html: string): string[] {
  const [, map] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? []
  if (!map) return []
  return Object.keys((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {})
}

function weightOf(bytes: Buffer): Weight {
  if (bytes.length === 0) return { raw: 0, brotli: 0 }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { raw: bytes.length, brotli: brotliCompressSync(bytes, { params }).length }
}

function sumOf(weights: Weight[]): Weight {
  return weights.reduce((sum, { raw, brotli }) => ({ raw: sum.raw + raw, brotli: sum.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  })
}
