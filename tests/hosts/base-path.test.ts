import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isHashedAsset } from '../../scripts/publish/previous.ts'
import { buildingTime, buildSite, filesIn, temporaryFolder } from './built-site.ts'

// The same site for the root of a host and for a folder of it.

const folder = temporaryFolder()
const base = '/repo/'
const [plain, based] = [join(folder, 'plain'), join(folder, 'based')]
let printed: [plain: string, based: string]

beforeAll(async () => {
  printed = await Promise.all([buildSite(plain, '/'), buildSite(based, base)])
}, buildingTime)

/** What a base path may be written into. In these each prefix is taken away, and what is derived from the texts with it. */
const prefixed =
  /(\.html|\.xml|\.webmanifest|feed\.json|search\.json|\.md|robots\.txt|llms\.txt|security\.txt|_headers|build-manifest\.json)$/

/** A file of an output, with what a base path may change made the same. */
function contentOf(out: string, path: string): string {
  const bytes = readFileSync(join(out, path))
  if (!prefixed.test(path)) return bytes.toString('base64')
  const text = bytes.toString('utf8').replaceAll(base, '/').replaceAll(encodeURIComponent(base), '%2F')
  // The manifest has hashes and perhaps sizes of the other files; a page's policy the hashes of its inline data.
  if (path === 'build-manifest.json') return text.replace(/[\da-f]{64}/g, 'sha256').replace(/\d+/g, '0')
  return text.replace(/'sha256-[^']+'/g, "'sha256'")
}

test('both outputs hold the same files', () => {
  expect(filesIn(based)).toEqual(filesIn(plain))
  expect(filesIn(plain).length).toBeGreaterThan(80)
})

test('every file differs in the prefix, and in what is derived from it, alone', () => {
  const other = filesIn(plain).filter((path) => contentOf(based, path) !== contentOf(plain, path))
  expect(other).toEqual([])
})

test('the prefix is there, where a comparison that takes it away would not miss it', () => {
  const texts = filesIn(based).filter((path) => /\.(html|webmanifest)$/.test(path))
  const addresses = texts.flatMap((path) =>
    // In attributes, in JSON, and in JSON inside attributes.
    [...readFileSync(join(based, path), 'utf8').matchAll(/(?:"|&quot;)(\/(?!\/)[\w{][^"&]*|\/)(?="|&quot;)/g)].map(
      ([, address = '']) => `${path}: ${address}`,
    ),
  )
  expect(addresses.length).toBeGreaterThan(500)
  expect(addresses.filter((address) => !address.includes(`: ${base}`))).toEqual([])
})

test('files in assets/ are named by hash, and name each other relatively', () => {
  const assets = filesIn(plain).filter((path) => path.startsWith('assets/'))
  expect(assets.filter((path) => !isHashedAsset(path))).toEqual([])
  const texts = assets
    .filter((path) => /\.(css|js)$/.test(path))
    .map((path) => readFileSync(join(plain, path), 'utf8'))
    .join('\n')
  // "url(./sans-….woff2)", "from'./react-….js'": any other mention of an asset would be bound to a place.
  const named = [...texts.matchAll(/(.{0,9})\b[a-z-]+-[\da-f]{12}\.(?:js|css|woff2)\b/g)]
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(([, before]) => !before?.endsWith('./')).map(([match]) => match)).toEqual([])
  expect(texts).not.toMatch(/url\(["']?(\/|https?:)/)
})

test('the report says which files count only at the root of a host', () => {
  expect(printed[0]).not.toContain('robots.txt')
  expect(printed[1]).toContain(
    '\nNobody looks for robots.txt, .well-known/security.txt under /repo/: they count only at the root of a host.\n',
  )
})
