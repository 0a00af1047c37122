import type { SiteAddress } from '../content/site-address.ts'
import type { Page } from '../define/index.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

export interface SiteContext {
  settings: SharedSettings
  address: SiteAddress
  pages: readonly Page[]
}
