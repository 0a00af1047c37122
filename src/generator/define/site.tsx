import type { ComponentType, Provider, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { BlockKind, DrawnBlock } from './block.tsx'
import type { Check } from './check.ts'
import type { PageDefinition } from './page.ts'
import type { SharedSettings } from './shared-settings.ts'
import type { Spellings } from '../content/product-names.ts'
import type { Words } from '../content/words.ts'
import type { DataFile, Get, Source } from './sources.ts'

interface SiteSpec<Settings extends SharedSettings> {
  settings: DataFile<Settings>
  pages: readonly PageDefinition[]
  blocks: readonly BlockKind<Settings>[]
  checks: readonly Check[]
  spellings: (get: Get) => Spellings
  /** What texts of the content may leave to the data: "{our name}" in a text is replaced by `of(get)['our name']`. */
  words: { sources: DataFile<unknown>[]; of: (get: Get) => Words }
  /** Names of stylesheets in the bundle: of all pages, of those that also show a text, and for print. */
  styles: { pages: string; texts: string; print: string }
  Layout: ComponentType<{ children: ReactNode }>
  Settings: Provider<Settings | null>
}

/** A block of a site whose settings are known. */
export interface SiteBlock {
  name: string
  schema: z.ZodType
  of: (data: unknown, get: Get) => DrawnBlock
}

/** A website as the generator takes it. The type of its settings is closed over. */
export interface SiteDefinition extends Omit<SiteSpec<SharedSettings>, 'blocks' | 'Settings'> {
  blocks: readonly SiteBlock[]
  withSettings: (node: ReactNode, get: Get) => ReactElement
}

export function defineSite<Settings extends SharedSettings>({
  settings,
  blocks,
  Settings,
  ...spec
}: SiteSpec<Settings>): SiteDefinition {
  return {
    ...spec,
    settings,
    blocks: blocks.map(({ name, schema, of }) => ({
      name,
      schema,
      of: (data, get) => {
        const { draw, plain } = of(data)
        return { draw, plain: () => plain(get(settings)) }
      },
    })),
    withSettings: (node, get) => <Settings value={get(settings)}>{node}</Settings>,
  }
}

/** Every source that a site states, each once: what is read, and documented for editors and writers. */
export function sourcesOf(site: Pick<SiteDefinition, 'settings' | 'pages' | 'checks'>): Source[] {
  const all = [
    site.settings,
    ...site.pages.flatMap(({ sources }) => sources),
    ...site.checks.flatMap(({ sources }) => sources),
  ]
  const byFile = new Map<string, Source>()
  for (const source of all) {
    const known = byFile.get(source.file)
    if (known && known.schema !== source.schema)
      throw new Error(`${source.file} is declared twice, with different schemas`)
    byFile.set(source.file, source)
  }
  return [...byFile.values()]
}
