import type { Rolldown } from 'vite'
import type { Assets, Script } from '../src/generator/render/assets.ts'
import type { OutputFile } from '../src/generator/render/output-file.ts'
import type { Cache } from './cache.ts'
import { hashSource } from '../src/generator/sha256.ts'
import config from '../vite.config.ts'
import { licencesOf, licencesPath } from './licences.ts'

type Chunk = Rolldown.OutputChunk

/** What the browser loads apart from pages: each file under a name with the hash of its content; and the licences of that code. */
export interface Bundle {
  assets: Assets
  bundled: OutputFile[]
}

/** Bundles the stylesheets and scripts that vite.config.ts names. They depend on the code alone, as the cache does. */
export async function bundle(cache: Cache): Promise<Bundle> {
  const known = cache.get('bundle')
  const stored = known === undefined ? await bundleNow() : (JSON.parse(known.toString()) as StoredBundle)
  if (known === undefined) cache.set('bundle', Buffer.from(JSON.stringify(stored)))
  return {
    assets: stored.assets,
    bundled: stored.files.map(({ path, text, base64 = '' }) => ({
      path,
      content: text ?? Buffer.from(base64, 'base64'),
    })),
  }
}

interface StoredBundle {
  assets: Assets
  files: { path: string; text?: string; base64?: string }[]
}

async function bundleNow(): Promise<StoredBundle> {
  // Loading Vite takes a fifth of a build after one edit, which needs none of it.
  const { build } = await import('vite')
  const result = await build({ ...(await config()), configFile: false })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'))
  const assets = {
    styles: Object.fromEntries(sheets.map(({ fileName }) => [entryName(fileName), `/${fileName}`])),
    scripts: Object.fromEntries(entries.map((entry) => [entry.name, withImports(entry, chunks).map(scriptOf)])),
  }
  const modules = [...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules))
  return { assets, files: [...outputs.map(storedFile), { path: licencesPath, text: licencesOf(modules) }] }
}

/** "assets/texts-0123456789ab.css" is texts. */
function entryName(fileName: string): string {
  return fileName.replace(/^assets\/|-[^-]*$/g, '')
}

function storedFile(output: Chunk | Rolldown.OutputAsset): StoredBundle['files'][number] {
  const { fileName: path } = output
  if (output.type === 'chunk') return { path, text: output.code }
  return typeof output.source === 'string'
    ? { path, text: output.source }
    : { path, base64: Buffer.from(output.source).toString('base64') }
}

function withImports(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const needed = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk)) return
    chunk.imports.forEach((file) => add(chunks.get(file)))
    needed.add(chunk)
  }
  add(entry)
  return [...needed]
}

/** https://www.w3.org/TR/SRI/ */
function scriptOf({ fileName, code }: Chunk): Script {
  return { path: `/${fileName}`, integrity: hashSource(code) }
}
