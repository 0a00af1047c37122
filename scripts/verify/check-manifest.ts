import type { Problem } from '../../src/generator/content/problem.ts'
import { hashOf } from '../disk/kept-assets.ts'
import { manifestName } from '../disk/manifest.ts'
import type { Output } from './output.ts'

/** Holds the files of an output against its manifest: none missing, none changed, none besides. */
export function checkManifest({ out, manifest, paths, read }: Output): Problem[] {
  const there = new Set(paths)
  const tell = (path: string, message: string): Problem => ({ file: `${out}/${path}`, message })
  const missing = [...manifest.files.keys()].filter((path) => !there.has(path))
  return [
    ...missing.map((path) => tell(path, `is missing, but ${manifestName} lists it. Build again.`)),
    ...paths.flatMap((path) => {
      const noted = manifest.files.get(path)
      if (!noted) return [tell(path, `is not listed in ${manifestName}. Put it into public/ and build, or remove it.`)]
      if (hashOf(read(path)) === noted.sha256) return []
      return [tell(path, `was changed after the build. Build again.`)]
    }),
  ]
}
