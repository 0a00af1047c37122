import type { PlaceholderKind } from './fields.ts'

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
