import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/** A new name for a release that a link "dist" leads to: "dist-release-12-9f3a2c01". @param stem see Output. */
export function releaseName(stem: string, number: number): string {
  return join(dirname(stem), `${basename(stem)}-release-${number}-${randomBytes(4).toString('hex')}`)
}

/** The number in the name of a release, from 1; 0 for a folder that is named or lies otherwise. */
export function releaseNumber(stem: string, folder: string): number {
  const prefix = `${stem}-release-`
  const [, number = '0'] = folder.startsWith(prefix)
    ? (/^([1-9]\d{0,14})-[\da-f]{8}$/.exec(folder.slice(prefix.length)) ?? [])
    : []
  return Number(number)
}
