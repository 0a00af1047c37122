import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Manifest } from './manifest.ts'

/**
 * The commit that a build in this folder is made from; nothing outside git, where something was not committed, and where one of
 * the sources (folders that it reads) lies elsewhere or is ignored.
 */
export async function sourceCommit(sources: string[]): Promise<Manifest['source']> {
  try {
    const [commit, ...changes] = await Promise.all([
      git('rev-parse', 'HEAD'),
      git('status', '--porcelain'),
      git('status', '--porcelain', '--ignored', '--', ...sources),
    ])
    return changes.some(Boolean) ? undefined : { commit, repository: repositoryIn('package.json') }
  } catch {
    return undefined
  }
}

/** Runs git without its writing anything: not even what it has learnt of which files changed. */
async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' }
  return (await promisify(execFile)('git', args, { env })).stdout.trim()
}

const repository = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])

/** As SLSA writes where a source is, https://spdx.github.io/spdx-spec/v2.3/package-information/#77-package-download-location-field */
function repositoryIn(file: string): string | undefined {
  const { data } = z.object({ repository }).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return data?.repository.replace(/^(?!git\+)/, 'git+')
}
