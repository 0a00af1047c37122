import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { hashOf } from '../../scripts/disk/kept-assets.ts'
import { isHashedAsset } from '../../scripts/disk/hashed-assets.ts'
import { manifestName, readManifest } from '../../scripts/disk/manifest.ts'

// How the tests of publishing look at what was published.

/** Every file in a folder, by its path, with the hash of its content. */
export function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    lstatSync(join(folder, path)).isFile(),
  )
  return Object.fromEntries(files.toSorted().map((path) => [path, hashOf(readFileSync(join(folder, path)))]))
}

/** What keeps a folder from being one whole site; nothing where it is one. Kept assets count for none. */
export function faultOf(folder: string): string | undefined {
  const manifest = readManifest(folder)
  if (!manifest) return 'there is no manifest'
  const { [manifestName]: _, ...files } = contentOf(folder)
  const wrong = [...manifest.files].find(([path, { sha256 }]) => files[path] !== sha256)
  const other = Object.keys(files).find((path) => !manifest.files.has(path) && !isHashedAsset(path))
  return wrong ? `${wrong[0]} is missing or another` : other && `${other} is of no release`
}

/** What lies beside an output that is no whole site: a build's leftovers. */
export function tracesBeside(path: string): string[] {
  return readdirSync(dirname(path)).filter((name) => name.startsWith(`.${basename(path)}-`))
}

/** Compiles the publisher into one file that any user can run. */
export async function compilePublisher(file: string): Promise<void> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'publisher.ts'),
    platform: 'node',
    logLevel: 'silent',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}
