import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { goneMarkerOf, outputPath, pathOfFile } from '../src/generator/render/output-file.ts'
import { redirectsFile } from '../src/generator/render/redirects.ts'
import { sha256Of } from '../src/generator/sha256.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { manifestName, readManifest, type Manifest, type Parameters } from './publish/manifest.ts'
import { entriesIn } from './publish/output.ts'
import { readFileIfAny } from './read-tree.ts'
import { mayBeKept } from './publish/previous.ts'
import { fetchManifest, FetchError, isAddress, siteReader, type Reader } from './publish/site-reader.ts'
import { defineCommand, exitCodes } from './cli/command.ts'
import { UserError } from './cli/user-error.ts'
import { printData, printProblems, problemData } from './cli/print-problems.ts'
import { columns, countOf, megabytes, printable } from './cli/format.ts'

export const run = defineCommand({
  name: 'verify',
  summary: 'Checks the files of a built site against its manifest, and compares it with another build.',
  flags: {
    out: { value: 'DIR', help: 'The built site (dist).' },
    against: { value: 'URL-or-DIR', help: 'Compare it, byte for byte, with the site that is online or in a folder.' },
    json: { help: 'Print the report as data.' },
  },
  run: async ({ out = 'dist', against, json = false }) => {
    const built = readBuiltSite(out)
    const { bytes, hashes, manifest, unlisted } = built
    const problems = checkManifest(built)
    const comparison = against === undefined ? undefined : await compareWith(against, built)
    const files = hashes.size
    const pages = [...hashes.keys()].filter((path) => path.endsWith('.html')).length
    if (!json) {
      console.log(`${out}: ${countOf(pages, 'page')}, ${countOf(files, 'file')}, ${megabytes(bytes)}`)
      if (manifest.parameters.drafts) console.log('Built with drafts, for review and not for publishing.')
      if (problems.length === 0) console.log('Every file is as its build left it.')
      if (unlisted > 0) console.log(`Not checked: ${countOf(unlisted, 'asset')} of an earlier release.`)
    }
    if (problems.length > 0) printProblems(problems, 'content', { outcome: `${out} is not as it should be.`, json })
    if (json) printData({ out, pages, files, bytes, problems: problemData(problems, 'content'), comparison })
    else if (against !== undefined && comparison) printComparison(comparison, against)
    return problems.length + Object.keys(comparison?.files ?? {}).length === 0 ? exitCodes.done : exitCodes.failed
  },
})

interface BuiltSite {
  out: string
  manifest: Manifest
  /** By path, without the manifest and the assets kept of the release before. */
  hashes: ReadonlyMap<string, string>
  bytes: number
  /** How many assets there are that no manifest lists. */
  unlisted: number
}

/** Whether a file belongs to the release of a manifest, which may fail to list it, and is no asset of an earlier one. */
function isOfRelease(path: string, { files }: Manifest): boolean {
  return path !== manifestName && (files.has(path) || !mayBeKept(path))
}

function readBuiltSite(out: string): BuiltSite {
  const manifest = readManifest(out)
  if (!manifest)
    throw new UserError(
      `There is no built site in ${out} (its ${manifestName} is missing, of another kind or of an older version). Make one with npm run build.`,
    )
  const hashes = new Map<string, string>()
  let bytes = 0
  const entries = entriesIn(out).files
  for (const path of entries.filter((entry) => isOfRelease(entry, manifest)).toSorted()) {
    const file = join(out, path)
    // A build writes no links: one may lead to what changes later, to a folder or to nothing. A name that is not UTF-8 finds nothing.
    const content = lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
    hashes.set(path, content ? sha256Of(content) : 'no file')
    bytes += content?.byteLength ?? 0
  }
  return { out, manifest, hashes, bytes, unlisted: entries.length - hashes.size - 1 }
}

function checkManifest({ out, manifest, hashes }: BuiltSite): Problem[] {
  return [...new Set([...manifest.files.keys(), ...hashes.keys()])].flatMap((path) => {
    const [listed, actual] = [manifest.files.get(path)?.sha256, hashes.get(path)]
    if (listed === actual) return []
    const changed = actual
      ? 'was changed after the build. Build again.'
      : `is missing, but ${manifestName} lists it. Build again.`
    const unlisted = `is not listed in ${manifestName}. Put it into public/ and build, or remove it.`
    return [{ file: `${out}/${path}`, message: listed ? changed : unlisted }]
  })
}

/** How two outputs differ. The commit is left out, and so are assets kept of the release before: no manifest lists them. */
interface Comparison {
  files: Record<string, string>
  /** Build settings that differ: not a difference by themselves, but likely the cause of one. */
  parameters: Record<string, { here: unknown; there: unknown }>
}

/** By the page of a former address, the page to which a host leads that follows _redirects. */
function movedIn(out: string, base: string): ReadonlyMap<string, string> {
  const text = new TextDecoder().decode(readFileIfAny(join(out, redirectsFile)))
  const fileAt = (address = ''): string => outputPath(`/${address.slice(base.length)}`)
  return new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [fileAt(from), fileAt(to)]))
}

async function compareWith(where: string, { out, manifest, hashes, bytes }: BuiltSite): Promise<Comparison> {
  const read = siteReader(where, '--against', { timeoutMs: 30_000, bytes: 64_000_000 + bytes })
  const theirs = await fetchManifest(read).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    throw new UserError(`There is nothing to compare with: ${error.message}. Correct --against.`)
  })
  const moved = isAddress(where) ? movedIn(out, manifest.parameters.base) : new Map<string, string>()
  const differenceOf = async (path: string): Promise<string | undefined> => {
    const [ours, listed] = [hashes.get(path), theirs.files.get(path)?.sha256]
    const target = moved.get(path) ?? path
    if (ours === undefined) return 'is only there'
    if (listed === undefined) return 'is not listed there'
    const isGone = theirs.files.has(goneMarkerOf(pathOfFile(target)))
    const answer = await hashOnline(path, isAddress(where), (address) => read(address, isGone))
    if (answer instanceof FetchError) return `cannot be read: ${answer.message}`
    // Some files hosts keep to themselves, and one that follows _redirects answers with the page that they lead to.
    const served = answer === undefined || answer === theirs.files.get(target)?.sha256 ? listed : answer
    if (served === ours && listed === ours) return undefined
    // There a former address may lead to another page.
    const isTheirs = moved.has(path) && [...theirs.files.values()].some(({ sha256 }) => sha256 === served)
    return isTheirs || served === listed ? 'differs' : 'differs, and is not what the manifest there says'
  }
  // A host cannot be asked for files that its manifest does not list.
  const there = isAddress(where) ? [] : entriesIn(where).files.filter((path) => isOfRelease(path, theirs))
  const paths = [...new Set([...hashes.keys(), ...theirs.files.keys(), ...there])].toSorted()
  const found: [path: string, difference: string][] = []
  for (let start = 0; start < paths.length; start += 8) {
    const some = paths.slice(start, start + 8)
    const differences = await Promise.all(some.map(differenceOf))
    some.forEach((path, index) => differences[index] && found.push([path, differences[index]]))
  }
  // Also of a file called __proto__.
  return { files: Object.fromEntries(found), parameters: differingParameters(manifest.parameters, theirs.parameters) }
}

/** The hash of a file online; undefined for a file that hosts read and do not serve. */
async function hashOnline(path: string, isOnline: boolean, read: Reader): Promise<string | FetchError | undefined> {
  try {
    // A page is asked for as visitors ask for it: some hosts answer its file with a redirect.
    return sha256Of(await read(isOnline ? pathOfFile(path).slice(1) : path))
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return isOnline && /^_(headers|redirects)$/.test(path) ? undefined : error
  }
}

function differingParameters(here: Parameters, there: Parameters): Comparison['parameters'] {
  const names = Object.keys({ ...here, ...there }).filter((name) => !isDeepStrictEqual(here[name], there[name]))
  return Object.fromEntries(names.map((name) => [name, { here: here[name], there: there[name] }]))
}

function printComparison({ files, parameters }: Comparison, against: string): void {
  const differing = Object.entries(files)
  columns(differing).forEach((line) => console.error(line))
  for (const [name, { here, there }] of Object.entries(parameters))
    console.log(printable(`built with another ${name}: here ${JSON.stringify(here)}, there ${JSON.stringify(there)}`))
  const compared = isAddress(against) ? 'every listed file' : 'every file'
  if (differing.length === 0) console.log(`${against}: ${compared} is the same, byte for byte`)
  else console.error(`${against}: ${countOf(differing.length, 'file')} not the same`)
}
