import type { ComponentType, ReactNode } from 'react'
import type { BlockKind } from './block.tsx'
import type { Route } from './define-routes.ts'
import type { Page, PageDefinition } from './page.ts'
import type { PlaceholderKind } from './fields.ts'
import type { Spellings } from '../content/product-names.ts'
import type { SiteAddress } from '../content/site-address.ts'
import type { Variables } from '../content/variables.ts'
import type { Check, DataFile, Get, Source } from './sources.ts'

/** The settings that the generator reads; the site's own schema may have more. Texts appear in pages and files unchanged. */
export interface SharedSettings {
  name: string
  description: string
  /** Where the site is published, unless a flag or the environment says otherwise. */
  url: string
  /** The address of the organisation on its code host, to which `repo:` addresses are relative. */
  organisation: { url: string }
  addresses: Readonly<Record<string, string>> & { security: string }
  header: { links: { href: string; covers: string[] }[] }
  /** Further origins whose PDFs the viewer may show. */
  viewerOrigins: string[]
  /** `label` is on the social cards of pages without one of their own; `alt` holds {title}. */
  social: { label: string; alt: string }
  /** `authority` and `since` make tag URIs: https://www.rfc-editor.org/rfc/rfc4151 */
  feeds: { title: string; description: string; authority: string; since: string }
  versions: { published: string; category: string; page: string }
  llms: { note: string }
  robots: string
  securityTxt: { note?: string | undefined; expires: string; languages: string[]; policy: string }
  moved: { title: string; text: string }
  table: string
  code: { label: string; languages: Readonly<Record<string, string>> }
  callouts: Readonly<Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>>
  /** `reference` and `back` hold {number}. */
  footnotes: { label: string; reference: string; back: string }
  updated: string
  newTab: string
  placeholders: Readonly<Record<PlaceholderKind, { label: string; meaning: string }>>
}

export interface SiteDefinition {
  settings: DataFile<SharedSettings>
  /** The language tag for HTML and feeds: https://www.rfc-editor.org/info/bcp47 */
  language: `${string}-${string}`
  pages: readonly PageDefinition[]
  /** The page that the feeds name as theirs; Markdown versions are below its path. */
  feedPage: Route
  blocks: readonly BlockKind[]
  checks: readonly Check[]
  spellings: (get: Get) => Spellings
  /** Values for variables in texts: "{our name}" is replaced by `of(get)['our name']`. */
  variables: { sources: DataFile<unknown>[]; of: (get: Get) => Variables }
  /** The background of pages, for the browser's own frame around them. */
  background: { light: string; dark: string }
  Layout: ComponentType<{ children: ReactNode }>
  /** The file of `Layout`, named in problems that every page has. */
  layoutFile: string
}

export type SiteContext = { site: SiteDefinition; settings: SharedSettings; address: SiteAddress }
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
