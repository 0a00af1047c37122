import { z } from 'zod'
import { sha256Of } from '../sha256.ts'

/** Like a lockfile: where npm run tools -- papers notes what the papers and press files are made from. */
export const papersLock = 'content/papers/papers.lock.json'

/** By the URL of a committed file that a tool makes: SHA-256 of the file, and of each input. */
const schema = z.record(z.string(), z.strictObject({ sha256: z.string(), inputs: z.record(z.string(), z.string()) }))

export type RecordedHashes = z.infer<typeof schema>

export type ReadFile = (file: string) => Uint8Array | undefined

/** A lock that cannot be read is as good as none: then everything is made again. */
export function parseRecordedHashes(json: Uint8Array | undefined): RecordedHashes {
  return schema.safeParse(parseJsonOrUndefined(json)).data ?? {}
}

/** The value of a file of ours; nothing where it is absent or damaged. */
export function parseJsonOrUndefined(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The hash of a file, or of one key of a JSON file: "content/site.json#name". */
export function hashInput(input: string, read: ReadFile): string | undefined {
  const [file = '', key] = input.split('#')
  const bytes = read(file)
  if (!bytes || key === undefined) return bytes && sha256Of(bytes)
  const { data } = z.record(z.string(), z.unknown()).safeParse(parseJsonOrUndefined(bytes))
  const value = data?.[key]
  return value === undefined ? undefined : sha256Of(JSON.stringify(value))
}

/** URLs of outputs that are missing, are not as their tool made them, or are older than their inputs. */
export function outdatedOutputs(lock: RecordedHashes, read: ReadFile): string[] {
  const isCurrent = ([input, hash]: [string, string]): boolean =>
    // Fonts of a package of the tools, which is installed only where these are run.
    hashInput(input, read) === hash || (input.includes('node_modules/') && !read(input))
  return Object.entries(lock)
    .filter(([url, made]) => !Object.entries({ [`public${url}`]: made.sha256, ...made.inputs }).every(isCurrent))
    .map(([url]) => url)
}
