import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Refusal } from '../terminal/command-line.ts'

/** Where a site goes. */
export interface Output {
  /** As the command line has it. */
  readonly name: string
  /** The folder that holds the site. Where the output is no link, it may not exist yet. */
  readonly folder: string
  /** The link that leads to the folder, the last of several, if the output is one. */
  readonly link?: string
  /** A path beside the folder whose last part all that a build puts there begins with. */
  readonly stem: string
}

/** Follows the links of an output. @throws Refusal where they lead nowhere. */
export function findOutput(name: string): Output {
  let folder = resolve(name)
  let link: string | undefined
  for (let steps = 0; isLink(folder); steps++) {
    // As many as Linux follows, path_resolution(7).
    if (steps === 40)
      throw new Refusal(
        `The output ${name} is a link that leads back to itself. Remove it, or choose another folder with --out.`,
      )
    link = folder
    folder = targetOf(link) ?? link
  }
  if (!link) return { name, folder, stem: folder }
  if (!lstatSync(folder, { throwIfNoEntry: false }))
    throw new Refusal(
      `The output ${name} is a link to ${folder}, where nothing is. Make that folder, or remove the link.`,
    )
  return { name, folder, link, stem: join(dirname(folder), basename(link)) }
}

/** The path that a link names, whether or not something is there; nothing where there is no such link. */
export function targetOf(link: string): string | undefined {
  try {
    return resolve(realpathSync(dirname(link)), readlinkSync(link))
  } catch {
    return undefined
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
