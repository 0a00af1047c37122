import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { isRace, removeWhole, siblingOf, siblingsOf } from './leftovers.ts'
import { targetOf, type Output } from './output.ts'
import { whyNotRemovable } from './refuse-output.ts'
import { releaseName, releaseNumber } from './release-name.ts'

/** Puts a whole site, which lies beside the output, in its place. */
export function takePlace(staged: string, output: Output): void {
  if (output.link) moveLink(staged, output.stem, output.link)
  else swapFolders(staged, output)
}

/** Two renames: the old site aside, the new one in. Another build may come between; then its site is put aside next. */
function swapFolders(staged: string, { folder, stem }: Output): void {
  for (let tries = 0; ; tries++) {
    const old = siblingOf(stem, 'old')
    try {
      if (existsSync(folder)) renameSync(folder, old)
      renameSync(staged, folder)
      return discardOld(old, stem)
    } catch (error) {
      if (existsSync(folder)) discardOld(old, stem)
      else if (existsSync(old)) renameSync(old, folder)
      if (!isRace(error) || tries === 20) throw error
    }
  }
}

/**
 * One rename: the site becomes a release beside the one that the link leads to, and a new link takes the old one's place. That
 * link stands before the release does, so that a release which nobody links to yet has a sign of its own.
 */
function moveLink(staged: string, stem: string, link: string): void {
  const release = releaseName(stem, 1 + Math.max(0, ...releasesOf(stem).map((one) => releaseNumber(stem, one))))
  const next = siblingOf(link, 'link')
  const text = isAbsolute(readlinkSync(link)) ? release : relative(realpathSync(dirname(link)), release)
  try {
    symlinkSync(text, next)
    renameSync(staged, release)
    renameSync(next, link)
  } catch (error) {
    if (existsSync(release)) renameSync(release, staged)
    rmSync(next, { force: true })
    throw error
  }
  removeOldReleases(stem, link)
}

/** With fewer, a reader that is slow between a link and its file missed 6 of 645,000 files, with two none of 1,590,000. */
const keptReleases = 2

/** Removes releases older than the two before the one that is linked to; never one that another build is about to link to. */
function removeOldReleases(stem: string, link: string): void {
  const releases = releasesOf(stem)
  const awaited = new Set(siblingsOf(link).map(({ place }) => targetOf(place)))
  const current = releaseNumber(stem, targetOf(link) ?? '')
  const older = releases
    .map((release) => ({ release, number: releaseNumber(stem, release) }))
    .filter(({ release, number }) => number < current && !awaited.has(release))
    .toSorted((a, b) => b.number - a.number)
  for (const { release } of older.slice(keptReleases)) discardOld(release, stem)
}

function releasesOf(stem: string): string[] {
  return readdirSync(dirname(stem))
    .map((name) => join(dirname(stem), name))
    .filter((path) => releaseNumber(stem, path) > 0)
}

/** The site is published by now: what cannot be removed is told as what it is. */
function discardOld(old: string, stem: string): void {
  try {
    if (!existsSync(old)) return
    const reason = whyNotRemovable(old)
    if (!reason) return removeWhole(old, stem)
  } catch (error) {
    if (isRace(error)) return undefined
  }
  throw new Refusal(`The new site is published, but the old one in ${old} could not be removed. Remove it by hand.`)
}
