import type { ComponentType, ReactNode } from 'react'
import type { BlockKind } from './block.tsx'
import type { Route } from './define-routes.ts'
import type { Page, PageDefinition } from './page.ts'
import type { SharedSettings } from './shared-settings.ts'
import type { Spellings } from '../content/product-names.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { Words } from '../content/words.ts'
import type { Check, DataFile, Get, Source } from './sources.ts'

/** A website as the generator takes it. */
export interface SiteDefinition {
  settings: DataFile<SharedSettings>
  /** As HTML and feeds name it: https://www.rfc-editor.org/info/bcp47 */
  language: `${string}-${string}`
  pages: readonly PageDefinition[]
  feedPage: Route
  blocks: readonly BlockKind[]
  checks: readonly Check[]
  spellings: (get: Get) => Spellings
  /** Values for placeholders in texts: "{our name}" is replaced by `of(get)['our name']`. */
  words: { sources: DataFile<unknown>[]; of: (get: Get) => Words }
  /** Names of stylesheets in the bundle: of all pages, of those that also show a text, and for print. */
  styles: { pages: string; texts: string; print: string }
  /** The background of pages, for the browser's own frame around them, and for what has no stylesheet. */
  background: { light: string; dark: string }
  Layout: ComponentType<{ children: ReactNode }>
  /** The file of `Layout`, named in problems that every page has. */
  layoutFile: string
}

export interface SiteContext {
  site: SiteDefinition
  settings: SharedSettings
  address: SiteAddress
}
export type WholeSite = SiteContext & { pages: readonly Page[] }

/** Every source that a site states, each once: what is read, and documented for editors and writers. */
export function sourcesOf(site: Pick<SiteDefinition, 'settings' | 'pages' | 'checks'>): Source[] {
  const definitions = [...site.pages, ...site.checks]
  const byFile = new Map<string, Source>()
  for (const source of [site.settings, ...definitions.flatMap(({ sources }) => sources)]) {
    const known = byFile.get(source.file)
    if (known && known.schema !== source.schema)
      throw new Error(`${source.file} is declared twice, with different schemas`)
    byFile.set(source.file, source)
  }
  return [...byFile.values()]
}
