import { isDeepStrictEqual } from 'node:util'
import { placeOf } from '../../scripts/cli/print-problems.ts'
import { assetsOf, memoryCache, pathsOf, snapshotOf, type Snapshot } from '../../scripts/dev/snapshot.ts'
import { readTree } from '../../scripts/read-tree.ts'
import { parseContent } from '../../src/generator/content/parse-content.ts'
import { parseSiteAddress } from '../../src/generator/content/site-address.ts'
import { toTree, type Tree } from '../../src/generator/content/source.ts'
import { pagesOf, type Options } from '../../src/generator/pages-of.ts'
import type { PageCache } from '../../src/generator/render/render-site.ts'
import { site } from '../../src/site/site.ts'
import { entries } from '../../vite.config.ts'
import { frozen, frozenPapers, papersFile } from '../build/run-command.ts'

/** Text or bytes to put in a file's place, or what to do with the real one; null takes the file away. */
export type Edits = Record<string, string | Uint8Array | ((text: string) => string) | null>

let isFrozenWhole = false

/** Says what the frozen content lacks for a page or a field that is new: else many tests fail, and none names that folder. */
function checkFrozen(tree: Tree): void {
  if (isFrozenWhole) return
  const content = parseContent(tree, site)
  const problems = [...content.problems, ...pagesOf(content, site, optionsFor({})).problems]
  const lines = problemLines({ problems }).map((line) => line.replace(/^content/, frozen))
  const remedy = `No writer edits ${frozen}, which tests build: what is new in content/ is copied there: CONTRIBUTING.md, "Add a page".`
  if (lines.length > 0) throw new Error([...lines, remedy].join('\n'))
  isFrozenWhole = true
}

export function editedTree(edits: Edits = {}, content = frozen): Tree {
  const tree = readTree({ content })
  const files = new Map([...tree.content.values(), ...tree.public.values()].map((file) => [file.path, file]))
  const put = (path: string, bytes: Uint8Array): unknown =>
    files.set(path, { path, size: bytes.length, read: () => bytes })
  if (content === frozen) {
    put(`content/${papersFile}`, Buffer.from(frozenPapers()))
    checkFrozen(toTree([...files.values()]))
  }
  for (const [path, edit] of Object.entries(edits)) {
    const made = typeof edit === 'function' ? edit(new TextDecoder().decode(files.get(path)?.read())) : edit
    const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made
    if (bytes) put(path, bytes)
    else files.delete(path)
  }
  return toTree([...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)))
}

/** A bundle's addresses without its files: what these tests are about is the HTML around them. */
const assets = assetsOf(entries, (name, file) => ({
  path: `/assets/${name}-test.${file.endsWith('.css') ? 'css' : 'js'}`,
  integrity: `sha256-${name}`,
}))

// Pages that no edit touches are made once for all tests of a file.
const shared = memoryCache(new Map())

export interface BuildInMemory extends NonNullable<Parameters<typeof optionsFor>[0]> {
  content?: string
  edits?: Edits
  cache?: PageCache
}

export function buildInMemory({ content, edits = {}, cache = shared, ...asked }: BuildInMemory = {}): Snapshot {
  const snapshot = snapshotOf(editedTree(edits, content), optionsFor(asked), { assets, cache })
  const names = new Set([...snapshot.files.keys()].map((path) => path.toLowerCase()))
  if (names.size < snapshot.files.size) throw new Error('Two files have one name where case makes no difference')
  return { ...snapshot, files: new Map([...snapshot.files, ...pathsOf(assets).map((path) => [path, ''] as const)]) }
}

export function optionsFor({
  siteUrl = 'https://sentinelops.example',
  today = '2026-01-01',
  lastDay = '9999-12-31',
  drafts = false,
  publicKey = 'public-key',
  folders = [process.cwd()],
} = {}): Options & { siteUrl: string } {
  const address = parseSiteAddress(siteUrl) ?? { origin: '', base: '/' }
  const env = { VITE_SUPABASE_URL: 'https://project.example', VITE_SUPABASE_ANON_KEY: publicKey }
  return { siteUrl, address, today, lastDay, drafts, env, folders, publicKey }
}

export function tokenOf(role: string): string {
  const parts = ['{"alg":"HS256"}', `{"role":"${role}","ref":"x"}`, 'signature of it']
  return parts.map((part) => Buffer.from(part).toString('base64url')).join('.')
}

export function textOf({ files, problems }: Snapshot, path: string): string {
  const file = files.get(path)
  if (file === undefined) throw new Error(`${path} was not made: ${JSON.stringify(problems)}`)
  return typeof file === 'string' ? file : new TextDecoder().decode(file)
}

export function pageFilesOf({ files }: Snapshot): string[] {
  return [...files].flatMap(([path, html]) =>
    path.endsWith('.html') && !(typeof html === 'string' && html.includes('<meta http-equiv="refresh"')) ? [path] : [],
  )
}

/** The paths of what one of two sites lacks, or has otherwise. A matcher would look at each byte of the papers for a long time. */
export function differencesOf(one: Snapshot, other: Snapshot): string[] {
  const paths = new Set([...one.files.keys(), ...other.files.keys()])
  return [...paths].filter((path) => !isDeepStrictEqual(one.files.get(path), other.files.get(path)))
}

/** Every problem as the terminal shows it: place, then message. */
export function problemLines({ problems }: Pick<Snapshot, 'problems'>): string[] {
  return problems.map((problem) => `${placeOf(problem, 'content')} ${problem.message}`)
}
