import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

/** In every output of ours: what lies in it. */
export const manifestName = 'build-manifest.json'

const schema = z.object({
  /** The base path that the site is built for. */
  base: z.string(),
  /** Of every file, by its path. */
  sha256: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof schema>

/** What a build noted of an output folder; nothing where no build of ours did. */
export function readManifest(out: string): Manifest | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(join(out, manifestName), 'utf8')))
  } catch {
    return undefined
  }
}

/** A file in an output folder that its manifest does not name: somebody put it there. */
export function strangerIn(out: string, { sha256 }: Manifest): string | undefined {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .find((path) => path !== manifestName && !(path in sha256))
}
