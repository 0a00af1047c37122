import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** The site as `npm run build` writes it, for all tests of a file. @returns its folder, once the tests run. */
export function builtSite(): { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'site-judged-'))
  beforeAll(() => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--out', join(folder, 'dist')],
      {
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(stderr)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return { folder: join(folder, 'dist') }
}

/** Every file below the folder that ends so, with forward slashes and in a fixed order. */
export function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted()
}
