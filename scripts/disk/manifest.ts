import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { href } from '../../src/routes.ts'
import { isHashedAsset } from './hashed-assets.ts'

/** In every output of ours: what lies in it, and what it was made from. */
export const manifestName = 'build-manifest.json'

/** What a build was asked for. Together with the source it decides every byte; nothing of the machine is in it. */
export interface Parameters {
  /** Where the site is published, with the base path: "https://a.example/repo/". */
  siteUrl: string
  /** The base path alone: "/repo/". */
  base: string
  /** The day of the build, YYYY-MM-DD. */
  now: string
  /** Whatever else changes the output. */
  [name: string]: unknown
}

/** The commit that a build was made from. */
export interface SourceCommit {
  /** Its name in git. */
  commit: string
  /** The public address of the repository, as in "git+https://host/owner/name.git", where package.json names one. */
  repository?: string | undefined
}

/** What is known of a file of the output. */
export interface FileFacts {
  /** In hexadecimal. */
  sha256: string
  /** Bytes. */
  size: number
  /** The content files that a page is made of, its main one first. */
  sources?: string[] | undefined
}

/** What a build notes of its output. */
export interface Manifest {
  parameters: Parameters
  /** Nothing outside git, or where something was not committed. No comparison looks at it. */
  source?: SourceCommit | undefined
  /** Every file but this one and the assets kept of the release before, by its path. */
  files: ReadonlyMap<string, FileFacts>
}

// The form is an in-toto statement, https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md, of the build's
// provenance, https://slsa.dev/spec/v1.0/provenance. It is not signed: who publishes a site may sign it.
const types = { statement: 'https://in-toto.io/Statement/v1', provenance: 'https://slsa.dev/provenance/v1' } as const

/** A path below the output, so that nobody is led anywhere else by a manifest. */
const path = z.string().regex(/^(?!\/)(?:(?!\.\.?(?:\/|$))[^/\\\0]+(?:\/(?=.)|$))+$/)

const subject = z.object({
  name: path,
  digest: z.object({ sha256: z.string().regex(/^[\da-f]{64}$/) }),
  annotations: z.object({ size: z.int().min(0), sources: z.array(z.string()).optional() }),
})

const schema = z.object({
  _type: z.literal(types.statement),
  subject: z.array(subject),
  predicateType: z.literal(types.provenance),
  predicate: z.object({
    buildDefinition: z.object({
      externalParameters: z.looseObject({ siteUrl: z.string(), base: z.string(), now: z.string() }),
      resolvedDependencies: z.array(
        z.object({ uri: z.string().optional(), digest: z.object({ gitCommit: z.string() }) }),
      ),
    }),
  }),
})

/** What a build noted of an output folder; nothing where no build of ours did. */
export function readManifest(out: string): Manifest | undefined {
  try {
    return parseManifest(readFileSync(join(out, manifestName), 'utf8'))
  } catch {
    return undefined
  }
}

/** A build reads that of the site it replaces twice: before it begins, and when it is done. */
let last: { text: string; manifest: Manifest | undefined } | undefined

/** The manifest that a text holds; nothing where it is none of ours. */
export function parseManifest(text: string): Manifest | undefined {
  if (last?.text !== text) last = { text, manifest: parsed(text) }
  return last.manifest
}

function parsed(text: string): Manifest | undefined {
  try {
    const { subject: subjects, predicate } = schema.parse(JSON.parse(text))
    const { externalParameters: parameters, resolvedDependencies } = predicate.buildDefinition
    const [source] = resolvedDependencies.map(({ uri, digest }) => ({ commit: digest.gitCommit, repository: uri }))
    const files = subjects.map(({ name, digest, annotations }) => [name, { ...digest, ...annotations }] as const)
    return { parameters, source, files: new Map(files) }
  } catch {
    return undefined
  }
}

/** The text of a manifest: the same for whoever builds the same, the commit apart. */
export function manifestText({ parameters, source, files }: Manifest): string {
  // What kind of build this is, and who may have run it: anybody, in the way that is described there.
  const described = `${parameters.siteUrl}${href('security').slice(1)}#verify`
  const statement = {
    _type: types.statement,
    subject: inByteOrder([...files.keys()]).map((name) => subjectOf(name, files.get(name))),
    predicateType: types.provenance,
    predicate: {
      buildDefinition: {
        buildType: described,
        externalParameters: parameters,
        internalParameters: {},
        resolvedDependencies: source ? [{ uri: source.repository, digest: { gitCommit: source.commit } }] : [],
      },
      runDetails: { builder: { id: described } },
    },
  }
  return `${JSON.stringify(statement, null, 2)}\n`
}

function subjectOf(name: string, { sha256, size, sources }: Partial<FileFacts> = {}): object {
  return { name, digest: { sha256 }, annotations: { size, sources } }
}

/** By the bytes of their UTF-8, which no locale changes. */
function inByteOrder(names: string[]): string[] {
  return names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

/** Every file in an output folder, in whatever order: paths below it, with forward slashes. */
export function pathsIn(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The files in an output folder that are not of a build's making: somebody put them there. */
export function strangersIn(out: string, { files }: Manifest): string[] {
  return pathsIn(out).filter((name) => name !== manifestName && !files.has(name) && !isHashedAsset(name))
}
