import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'
import { isRace, removeWhole, siblingOf, siblingsOf } from './leftovers.ts'
import { targetOf, type Output } from './output.ts'
import { releaseName, releaseNumber } from './release-name.ts'
import { whyNotRemovable } from './removable.ts'

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
  const number = 1 + Math.max(0, ...releasesOf(stem).map((one) => releaseNumber(stem, one)))
  const outdated = outdatedReleases(stem, link)
  for (const old of outdated) refuseUnremovable(old)
  const release = releaseName(stem, number)
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
  for (const old of outdated) discardOld(old, stem)
}

/** With fewer, a reader that is slow between a link and its file missed 6 of 645,000 files, with two none of 1,590,000. */
const keptReleases = 2

/**
 * The releases that go once the link leads to a new one: all but the one it leads to now, which need not be the newest, and the
 * newest besides; never one that another build is about to link to.
 */
function outdatedReleases(stem: string, link: string): string[] {
  const releases = releasesOf(stem)
  const awaited = new Set(siblingsOf(link).map(({ place }) => targetOf(place)))
  const current = targetOf(link)
  return releases
    .filter((release) => release !== current && !awaited.has(release))
    .toSorted((a, b) => releaseNumber(stem, b) - releaseNumber(stem, a))
    .slice(keptReleases - 1)
}

function releasesOf(stem: string): string[] {
  return readdirSync(dirname(stem))
    .map((name) => join(dirname(stem), name))
    .filter((path) => releaseNumber(stem, path) > 0)
}

function refuseUnremovable(folder: string): void {
  const reason = whyNotRemovable(folder)
  if (reason) throw new Refusal(reason)
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
