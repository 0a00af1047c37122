import type { SiteContext } from './site-context.ts'
import { absolute } from '../content/site-address.ts'
import { machineFiles } from './addresses.ts'

/** Everything may be read: https://www.rfc-editor.org/rfc/rfc9309. The first line is for people. */
export function renderRobots({ settings, address }: SiteContext): string {
  const comment = settings.robots.replace(/\s+/g, ' ')
  return `# ${comment}\nUser-agent: *\nAllow: /\n\nSitemap: ${absolute(address, machineFiles.sitemap)}\n`
}
