import { createHash } from 'node:crypto'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { islands, styles } from '../../vite.config.ts'
import type { IslandName } from '../../src/islands/registry.ts'
import type { Assets, Script } from '../../src/generator/render/assets.ts'
import type { SiteFile } from '../make-site.ts'
import { noticesOf, noticesPath } from './notices.ts'

/** What the browser loads besides pages: each file under a name that holds the hash of its content; and whose code that is. */
export interface Bundle {
  assets: Assets
  files: SiteFile[]
}

/** Builds the stylesheets and the islands in memory. They depend on src/ alone, so they can be built beside the pages. */
export async function bundle(): Promise<Bundle> {
  const [style, script] = await Promise.all([outputsOf(styles), outputsOf(islands)])
  const sheet = (name: string): string => pathOfSheet(name, style)
  const chunks = new Map(script.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  return {
    assets: {
      styles: { texts: sheet('texts'), overviews: sheet('overviews'), services: sheet('services') },
      loader: scriptOf(chunkNamed('loader', chunks)),
      back: scriptOf(chunkNamed('back', chunks)),
      islands: {
        newsletter: chunksFor('newsletter', chunks),
        inquiry: chunksFor('inquiry', chunks),
        viewer: chunksFor('viewer', chunks),
        search: chunksFor('search', chunks),
      },
    },
    files: [
      ...[...style, ...script].map((file) => ({
        path: file.fileName,
        content: file.type === 'chunk' ? file.code : file.source,
      })),
      {
        path: noticesPath,
        content: noticesOf([...chunks.values()].flatMap(({ modules }) => Object.keys(modules))),
      },
    ],
  }
}

async function outputsOf(config: InlineConfig): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build(config)
  return [result].flat().flatMap((part) => ('output' in part ? part.output : []))
}

function pathOfSheet(name: string, style: Rolldown.OutputBundle[string][]): string {
  const sheet = style.find(({ fileName }) => fileName.startsWith(`assets/${name}-`) && fileName.endsWith('.css'))
  if (!sheet) throw new Error(`Vite made no stylesheet named ${name}`)
  return `/${sheet.fileName}`
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function chunkNamed(name: string, chunks: Chunks): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find((one) => one.name === name)
  if (!chunk) throw new Error(`Vite made no chunk named ${name}`)
  return chunk
}

/** The chunks an island may load, each after those it imports; those that are loaded beside it come last. */
function chunksFor(name: IslandName, chunks: Chunks): Script[] {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    for (const file of chunk.imports) add(chunks.get(file))
    found.add(chunk)
  }
  const island = chunkNamed(name, chunks)
  add(chunkNamed('mount', chunks))
  add(island)
  for (const file of island.dynamicImports) add(chunks.get(file))
  return [...found].map(scriptOf)
}

/** https://www.w3.org/TR/SRI/ */
function scriptOf({ fileName, code }: Rolldown.OutputChunk): Script {
  return { path: `/${fileName}`, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}
