import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Tree } from '../../src/generator/content/source.ts'
import type { SiteFile } from '../../src/generator/checks/check-site.ts'
import type { Cache, Rendered } from '../../src/generator/render/render-site.ts'

/** Keeps texts in a folder, a file each. */
export function cacheIn(folder: string): Cache {
  mkdirSync(folder, { recursive: true })
  const place = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    get: (key) => (existsSync(place(key)) ? readFileSync(place(key), 'utf8') : undefined),
    set: (key, value) => writeFileSync(place(key), value),
  }
}

/** What lies in public/, byte for byte. */
export function copiesOf(tree: Tree): SiteFile[] {
  return tree.public
    .filter(({ kind }) => kind === 'file')
    .map(({ path, read }) => ({ path: path.replace(/^public\//, ''), content: read(), source: path }))
}

export function filesOf({ results, files }: Rendered): SiteFile[] {
  return [...results.flatMap(({ result }) => result.files), ...files].map(({ path, text }) => ({ path, content: text }))
}

/** Puts a folder with these files in the place of another, in two renames. */
export function publish(files: SiteFile[], out: string): void {
  const next = `${out}.next`
  const last = `${out}.last`
  rmSync(next, { recursive: true, force: true })
  for (const { path, content } of files) {
    mkdirSync(dirname(join(next, path)), { recursive: true })
    writeFileSync(join(next, path), content)
  }
  rmSync(last, { recursive: true, force: true })
  if (existsSync(out)) renameSync(out, last)
  renameSync(next, out)
  rmSync(last, { recursive: true, force: true })
}
