import type { SiteContext } from './site-context.ts'
import { absolute } from '../content/site-address.ts'
import { machineFiles } from './addresses.ts'

/** How to report a weakness: https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityTxt({ settings, address }: SiteContext): string {
  const { expires, languages, policy } = settings.securityTxt
  const fields = [
    ['Contact', `mailto:${settings.addresses.security}`],
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', absolute(address, machineFiles.securityTxt)],
    ['Policy', absolute(address, policy)],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
