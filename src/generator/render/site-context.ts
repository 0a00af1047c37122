import type { SiteAddress } from '../content/site-address.ts'
import type { Page, SiteDefinition } from '../define/index.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

export interface SiteContext {
  site: SiteDefinition
  settings: SharedSettings
  address: SiteAddress
}

export type WholeSite = SiteContext & { pages: readonly Page[] }
