import { createHash } from 'node:crypto'
import type { Fault } from './fault.ts'
import { metaOf, type PageFacts } from './read-page.ts'

/** A script by its address and the hash that the page expects of it. */
export interface Expected {
  address: string
  integrity: string
}

/** Reads the scripts that a page names by hash: those it links to, and those its import map lists. */
export function expectedScripts({ scripts }: PageFacts): Expected[] {
  return scripts.flatMap(({ tag: { attributes }, text }) => {
    const address = attributes.get('src')
    if (address !== undefined) return [{ address, integrity: attributes.get('integrity') ?? '' }]
    return attributes.get('type') === 'importmap' ? listedIn(text) : []
  })
}

/** The hashes of the page's policy are those of its scripts, no more and no fewer: https://www.w3.org/TR/CSP3/ */
export function checkPolicy(facts: PageFacts): Fault[] {
  const inline = facts.scripts
    .filter(({ tag: { attributes } }) => !attributes.has('src') && attributes.get('type') !== 'application/ld+json')
    .map(({ text }) => sha256(text))
  const needed = new Set([...inline, ...expectedScripts(facts).map(({ integrity }) => integrity)])
  // The live server, whose sources change under its hands, gives all scripts the same hash of no characters.
  const policy = metaOf(facts, 'Content-Security-Policy')
  const named = new Set(
    [...(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').matchAll(/'(sha\d+-[^']+|)'/g)].map(([, hash = '']) => hash),
  )
  return [
    ...[...needed]
      .filter((hash) => !named.has(hash))
      .map((hash) => fault(`runs a script whose hash its policy does not name: ${hash || 'none is given'}.`)),
    ...[...named]
      .filter((hash) => !needed.has(hash))
      .map((hash) => fault(`has a policy that names ${hash}, which none of its scripts has.`)),
  ]
}

function fault(message: string): Fault {
  return { message, spellings: [] }
}

function listedIn(importMap: string): Expected[] {
  try {
    const { integrity } = JSON.parse(importMap) as { integrity?: Record<string, string> }
    return Object.entries(integrity ?? {}).map(([address, hash]) => ({ address, integrity: hash }))
  } catch {
    return []
  }
}

// Nearly all pages have the same few texts.
const hashes = new Map<string, string>()

function sha256(text: string): string {
  const hash = hashes.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`
  if (hashes.size < 1000) hashes.set(text, hash)
  return hash
}
