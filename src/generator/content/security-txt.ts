import type { SharedSettings } from '../define/shared-settings.ts'

/** Fewer days than these are left too few: a reminder that comes with the last build before would be too late. */
const enough = 30
const day = 24 * 60 * 60 * 1000

/** Says when security.txt runs out, where that is soon or past. @param today the day of the build, YYYY-MM-DD. */
export function securityTxtRunsOut({ securityTxt }: Pick<SharedSettings, 'securityTxt'>, today: string): string[] {
  const { expires } = securityTxt
  const left = Math.round((Date.parse(expires) - Date.parse(today)) / day)
  if (left >= enough) return []
  const when = left > 0 ? `in ${left} ${left === 1 ? 'day' : 'days'}` : 'which is past'
  return [
    `security.txt expires on ${expires}, ${when}: read it again, and set securityTxt.expires in site.json to a day within a year`,
  ]
}
