import type { SiteAddress } from '../content/site-address.ts'
import type { Page } from '../define/define.tsx'
import type { SharedSettings } from '../define/shared-settings.ts'

/** What files that tell of the whole site are made of. */
export interface SiteContext {
  settings: SharedSettings
  address: SiteAddress
  pages: readonly Page[]
}
