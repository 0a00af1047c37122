import fs, { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { sha256Of } from '../../src/generator/sha256.ts'
import { manifestName, readManifest } from '../../scripts/publish/manifest.ts'
import { isHashedAsset } from '../../scripts/publish/previous.ts'
import { openStaging, publish } from '../../scripts/publish/staging.ts'

// A small site with the marks of a real one, published as a build does it, and what tests ask of an output.

export const parameters = { siteUrl: 'https://a.example/', base: '/', now: '2026-01-01' }

export function assetOf(content: string, extension = 'js'): string {
  return `assets/app-${sha256Of(content).slice(0, 12)}.${extension}`
}

export function siteOf(release: number): Map<string, string> {
  const pages = Array.from({ length: 8 }, (_, index) => `page-${index}/index.html`)
  return new Map([
    ...pages.map((path): [string, string] => [path, `release ${release} ${'.'.repeat(2000)} end`]),
    [assetOf(`app ${release}`), `app ${release}`],
    [assetOf('shared'), 'shared'],
    ['papers/paper.pdf', 'paper'.repeat(20_000)],
  ])
}

export function publishSite(out: string, files: ReadonlyMap<string, string>, asked: object = {}): void {
  const staging = openStaging(out, [])
  try {
    for (const [path, content] of files) staging.write(path, content)
    publish(staging, { parameters: { ...parameters, ...asked } })
  } finally {
    staging.discard()
  }
}

export function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const regular = files.filter((path) => lstatSync(join(folder, path)).isFile())
  return Object.fromEntries(regular.map((path) => [path, sha256Of(readFileSync(join(folder, path)))]))
}

export function faultIn(out: string): string | undefined {
  const manifest = readManifest(out)
  if (!manifest) return 'there is no manifest'
  const { [manifestName]: _, ...files } = contentOf(out)
  const wrong = [...manifest.files].find(([path, { sha256 }]) => files[path] !== sha256)
  return wrong?.[0] ?? Object.keys(files).find((path) => !manifest.files.has(path) && !isHashedAsset(path))
}

export function faultOf(out: string): string | undefined {
  return faultIn(out) ?? readdirSync(dirname(out)).find((name) => name.startsWith(`.${basename(out)}-`))
}

const changes = ['mkdirSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync', 'rmdirSync'] as const

/** Calls back before each call of node:fs that changes the disk. @returns ends that. */
export function watchDisk(listener: (name: string, args: unknown[]) => void): () => void {
  const real = Object.fromEntries(changes.map((name) => [name, fs[name] as (...args: unknown[]) => unknown]))
  for (const name of changes)
    Object.assign(fs, {
      [name]: (...args: unknown[]): unknown => {
        listener(name, args)
        return real[name]?.(...args)
      },
    })
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
}
