import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from '../../src/generator/content/problem.ts'
import { checkFiles } from '../../src/render/check-site.ts'
import { manifestName } from '../disk/manifest.ts'
import type { Output } from './output.ts'

/** What checkSite finds in an output as it lies there. A finding names the writer's file where the manifest knows it. */
export function checkOutput({ out, manifest, paths, read }: Output): Problem[] {
  const { base, siteUrl } = manifest.parameters
  const sources = new Map(paths.map((path) => [path, manifest.files.get(path)?.sources ?? [`${out}/${path}`]]))
  return checkFiles({
    files: filesOf(paths, read),
    address: { origin: siteUrl.slice(0, -base.length), base },
    sources,
    textOf: textIfThere,
  })
}

function* filesOf(paths: readonly string[], read: Output['read']): Generator<{ path: string; content: Uint8Array }> {
  for (const path of paths) yield { path, content: read(path) }
  // Links may lead to it, and it is held against the disk elsewhere.
  yield { path: manifestName, content: new Uint8Array() }
}

/** The text of a source, which need not lie beside an output. */
function textIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
