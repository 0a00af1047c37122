import type { SiteContext } from './site-context.ts'
import { absolute } from '../content/site-address.ts'
import { daysBetween } from '../define/fields.ts'
import { machineFiles } from './addresses.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

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

/** Fewer days than these are left too few: a reminder that comes with the last build before would be too late. */
const enough = 30

/** Says when security.txt runs out, where that is soon or past. @param today the day of the build, YYYY-MM-DD. */
export function securityTxtRunsOut({ securityTxt }: Pick<SharedSettings, 'securityTxt'>, today: string): string[] {
  const { expires } = securityTxt
  const left = daysBetween(today, expires)
  if (left >= enough) return []
  const when = left > 0 ? `in ${left} ${left === 1 ? 'day' : 'days'}` : 'which is past'
  return [
    `security.txt expires on ${expires}, ${when}: read it again, and set securityTxt.expires in site.json to a day within a year`,
  ]
}
