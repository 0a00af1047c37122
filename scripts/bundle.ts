import { deserialize, serialize } from 'node:v8'
import type { Rolldown } from 'vite'
import type { Script } from '../src/generator/render/scripts.ts'
import type { SiteInput } from '../src/generator/render/render-site.ts'
import type { Cache } from './cache.ts'
import { UserError } from './cli/user-error.ts'
import { hashSource } from '../src/generator/sha256.ts'
import config from '../vite.config.ts'
import { licencesOf, licencesPath } from './licences.ts'

type Chunk = Rolldown.OutputChunk

/** The files that the browser loads apart from pages: each file under a name with the hash of its content; and the licences of that code. */
type Bundle = Pick<SiteInput, 'assets' | 'bundled'>

/** Bundles the stylesheets and scripts that vite.config.ts names. They depend on the code alone, as the cache does. */
export async function bundle(cache: Cache, isCurrent: () => boolean): Promise<Bundle> {
  const known = cache.get('bundle')
  if (known) return deserialize(known) as Bundle
  const made = await bundleNow()
  if (!isCurrent()) throw new UserError('The code was changed while it was bundled. Nothing was published. Try again.')
  cache.set('bundle', serialize(made))
  return made
}

async function bundleNow(): Promise<Bundle> {
  // Loading Vite takes a fifth of a build after one edit, which needs none of it.
  const { build } = await import('vite')
  const result = await build({ ...(await config()), configFile: false, envDir: false })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'))
  const assets = {
    // "assets/texts-0123456789ab.css" is texts.
    styles: Object.fromEntries(sheets.map(({ fileName }) => [fileName.replace(/^.*\/|-[^-]*$/g, ''), `/${fileName}`])),
    scripts: Object.fromEntries(entries.map((entry) => [entry.name, withImports(entry, chunks)])),
  }
  const modules = [...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules))
  const files = outputs.map((output) => ({
    path: output.fileName,
    content: output.type === 'chunk' ? output.code : output.source,
  }))
  return { assets, bundled: [...files, { path: licencesPath, content: licencesOf(modules) }] }
}

/** A script after those that it needs, each with its hash: https://www.w3.org/TR/SRI/ */
function withImports(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Script[] {
  const needed = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk)) return
    chunk.imports.forEach((file) => add(chunks.get(file)))
    needed.add(chunk)
  }
  add(entry)
  return [...needed].map(({ fileName, code }) => ({ path: `/${fileName}`, integrity: hashSource(code) }))
}
