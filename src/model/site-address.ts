import type { SiteAddress } from '../generator/content/site-address.ts'

export type { SiteAddress } from '../generator/content/site-address.ts'

/** The full address of a path of the site: what canonical links, JSON-LD, sitemap.xml and feeds need. */
export function absolute({ origin, base }: SiteAddress, path: string): string {
  return origin + base + path.slice(1)
}
