import { join } from 'node:path'
import { z } from 'zod'
import { parseJsonOrUndefined } from '../../src/generator/content/outdated-outputs.ts'
import { href } from '../../src/site/routes.ts'
import { readFileIfAny } from '../read-tree.ts'

export const manifestName = 'build-manifest.json'

/** The settings of a build. Together with the source they determine every byte; none depends on the machine. */
const parameters = z
  .object({ siteUrl: z.string(), base: z.string(), now: z.string() })
  .catchall(z.union([z.string(), z.boolean(), z.record(z.string(), z.string())]).optional())
export type Parameters = z.infer<typeof parameters>

export type FileEntry = { bytes: number; sha256: string; sources?: string[] | undefined }

export interface Manifest {
  parameters: Parameters
  /** Undefined outside git and with uncommitted changes. Written, never read. */
  source?: { commit: string } | undefined
  /** Every file by its path, except this one and the assets kept from the previous release. */
  files: ReadonlyMap<string, FileEntry>
}

/** A relative path without `.`, `..`, empty parts and control characters: it stays in its folder, and on its line. */
export const pathInFolder = /^(?!\/)(?:(?!\.\.?(?:\/|$))[^/\\\p{Cc}]+(?:\/(?=.)|$))+$/u

// An in-toto statement (https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md) of the build's provenance
// (https://slsa.dev/spec/v1.0/provenance). It is not signed: the owner of a site may sign it.
const predicateType = 'https://slsa.dev/provenance/v1'
const subject = z.object({
  name: z.string().regex(pathInFolder),
  digest: z.object({ sha256: z.string().regex(/^[\da-f]{64}$/) }),
  annotations: z.object({ size: z.int().min(0), sources: z.array(z.string()).optional() }),
})
const statement = z.object({
  subject: z.array(subject),
  predicateType: z.literal(predicateType),
  predicate: z.object({ buildDefinition: z.object({ externalParameters: parameters }) }),
})

export function readManifest(out: string): Manifest | undefined {
  return parseManifest(readFileIfAny(join(out, manifestName)))
}

export function parseManifest(json: Uint8Array | undefined): Manifest | undefined {
  const { data } = statement.safeParse(parseJsonOrUndefined(json))
  const files = data?.subject.map(
    ({ name, digest, annotations: { size: bytes, sources } }) => [name, { bytes, ...digest, sources }] as const,
  )
  return data && { parameters: data.predicate.buildDefinition.externalParameters, files: new Map(files) }
}

/** The same bytes for the same inputs, except for the commit. */
export function manifestText({ parameters: externalParameters, source, files }: Manifest): string {
  // Where the site says how to build and compare it: the name of the kind of build, and of its builder, who may be anyone.
  const guideUrl = `${externalParameters.siteUrl}${href('text', { slug: 'security' }).slice(1)}#verify`
  const resolvedDependencies = source ? [{ digest: { gitCommit: source.commit } }] : []
  // By the bytes of their UTF-8, which no locale changes.
  const sorted = [...files].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const text = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: sorted.map(([name, { bytes: size, sha256, sources }]) => ({
      name,
      digest: { sha256 },
      annotations: { size, sources },
    })),
    predicateType,
    predicate: {
      buildDefinition: { buildType: guideUrl, externalParameters, internalParameters: {}, resolvedDependencies },
      runDetails: { builder: { id: guideUrl } },
    },
  }
  return `${JSON.stringify(text, null, 2)}\n`
}
