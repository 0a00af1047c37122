import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll } from 'vitest'

/** Compiles the publisher, for the tests of a file, into one file that any user can run. */
export function compiledPublisher(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'publisher.mjs')
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    const input = join(import.meta.dirname, 'publisher.ts')
    const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
    await bundle.write({ file, format: 'esm', codeSplitting: false })
    await bundle.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return file
}
