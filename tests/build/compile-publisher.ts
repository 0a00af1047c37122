import { chmodSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'

/** Compiles the publisher into one file that any user can run. */
export async function compilePublisher(file: string): Promise<void> {
  chmodSync(dirname(file), 0o755)
  const input = join(import.meta.dirname, 'publisher.ts')
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}
