import type { SiteContext } from './site-context.ts'
import { ground } from './document.ts'

/**
 * What a system needs to install the site: https://www.w3.org/TR/appmanifest/. It opens in the browser, since the
 * site has no window of its own to offer.
 */
export function renderWebManifest({ settings, address }: SiteContext): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable'): object => ({
    src: `${address.base}${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: address.base,
    name: settings.name,
    description: settings.description,
    lang: 'en-GB',
    start_url: address.base,
    scope: address.base,
    display: 'browser',
    background_color: ground.light,
    theme_color: ground.light,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
