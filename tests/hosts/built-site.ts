import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

/** Where the sites of these tests say they are published. */
export const origin = 'https://host.example'

/** What two builds at once may take on a machine that is busy with other tests, in milliseconds. */
export const buildingTime = 240_000

/** A folder for the tests of a file; removed after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-hosts-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Builds the real site into a folder, as a user would. @returns what the build printed. @throws where it fails. */
export async function buildSite(out: string, base: string): Promise<string> {
  const flags = ['--out', out, '--site-url', origin + base, '--now', '2026-01-01']
  const env = { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...flags], { env })
  return stdout
}

/** Every file below a folder, with forward slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .toSorted()
}
