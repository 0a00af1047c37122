import { createHash } from 'node:crypto'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { SiteFile } from '../../src/generator/checks/check-site.ts'
import type { SiteDefinition } from '../../src/generator/define/define.tsx'
import type { Assets, Script } from '../../src/generator/render/assets.ts'
import { islands as browserConfig, styles as styleConfig } from '../../vite.config.ts'
import { noticesOf, noticesPath } from '../disk/notices.ts'

type Stated = Pick<SiteDefinition, 'styles' | 'browser' | 'islands'>

export interface Bundle {
  assets: Assets
  files: SiteFile[]
}

/** Builds the stylesheets and the islands that the site states: no name of either stands here. */
export async function bundle({ styles, browser, islands }: Stated): Promise<Bundle> {
  const widgets = Object.fromEntries(islands.map(({ name }) => [name, `src/site/islands/${name}/widget.tsx`]))
  const entries = {
    loader: 'src/generator/islands/loader.ts',
    mount: 'src/generator/islands/mount.tsx',
    ...browser,
    ...widgets,
  }
  const [style, script] = await Promise.all([outputsOf(stylesWith(styles)), outputsOf(scriptsWith(entries))])
  const chunks = new Map(script.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const entry = (name: string): Rolldown.OutputChunk =>
    found(
      name,
      [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name),
    )
  const sheet = (name: string): string =>
    `/${
      found(
        name,
        style.find((file) => file.fileName.startsWith(`assets/${name}-`)),
      ).fileName
    }`
  const mapNames = <T>(names: string[], of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, of(name)]))
  const assets = {
    styles: mapNames(Object.keys(styles), sheet),
    islands: mapNames(Object.keys(widgets), (name) => withImports([entry('mount'), entry(name)], chunks).map(scriptOf)),
    loader: scriptOf(entry('loader')),
    ...mapNames(Object.keys(browser), (name) => scriptOf(entry(name))),
  } as unknown as Assets
  const files = [...style, ...script].map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }))
  const notices = {
    path: noticesPath,
    content: noticesOf([...chunks.values()].flatMap(({ modules }) => Object.keys(modules))),
  }
  return { assets, files: [...files, notices] }
}

function stylesWith(input: Readonly<Record<string, string>>): InlineConfig {
  const { build: options } = styleConfig
  return { ...styleConfig, build: { ...options, rolldownOptions: { ...options.rolldownOptions, input: { ...input } } } }
}

function scriptsWith(entry: Record<string, string>): InlineConfig {
  const { build: options } = browserConfig
  const { rolldownOptions } = options
  const codeSplitting = { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] }
  const output = { ...rolldownOptions.output, codeSplitting }
  return {
    ...browserConfig,
    build: { ...options, lib: { entry, formats: ['es'] }, rolldownOptions: { ...rolldownOptions, output } },
  }
}

/** Chunks after those that they import; those that are loaded later come last. */
function withImports(
  entries: Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const all = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || all.has(chunk)) return
    chunk.imports.forEach((file) => add(chunks.get(file)))
    all.add(chunk)
  }
  entries.forEach(add)
  entries.forEach(({ dynamicImports }) => dynamicImports.forEach((file) => add(chunks.get(file))))
  return [...all]
}

function found<T>(name: string, value: T | undefined): T {
  if (!value) throw new Error(`Vite made nothing named ${name}`)
  return value
}

async function outputsOf(config: InlineConfig): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build(config)
  return [result].flat().flatMap((part) => ('output' in part ? part.output : []))
}

/** https://www.w3.org/TR/SRI/ */
function scriptOf({ fileName, code }: Rolldown.OutputChunk): Script {
  return { path: `/${fileName}`, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}
