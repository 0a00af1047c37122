import { createHash } from 'node:crypto'
import { openStaging } from '../../scripts/disk/staging.ts'

// A small site with the marks of a real one: it is published as the build publishes, without the time that a build takes.

/** Pages of each release; all name it, so that a mix of two shows. */
export const pages = Array.from({ length: 12 }, (_, index) => `page-${index}/index.html`)

/** A hashed name for an asset of that content. */
export function assetOf(content: string): string {
  return `assets/app-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`
}

/** Pages and an asset that change with each release, and a paper and an asset that never do. */
export function siteOf(release: number): Map<string, string> {
  const text = `release ${release} ${'.'.repeat(2000)} end`
  return new Map([
    ...pages.map((path): [string, string] => [path, text]),
    [assetOf(`app ${release}`), `app ${release}`],
    [assetOf('shared'), 'shared'],
    ['papers/paper.pdf', 'paper'.repeat(20_000)],
  ])
}

/** What a build would have noted of how it was asked for. */
export const facts = { parameters: { siteUrl: 'https://a.example/', base: '/', now: '2026-01-01' } }

/** Publishes files as a build does. */
export function publish(out: string, files: ReadonlyMap<string, string>): void {
  const staging = openStaging(out, [])
  try {
    for (const [path, content] of files) staging.write(path, content)
    staging.publish(facts)
  } finally {
    staging.discard()
  }
}
