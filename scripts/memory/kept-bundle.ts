import { join } from 'node:path'
import type { Bundle } from '../disk/bundle.ts'
import { keepValue, recallValue } from './kept-value.ts'

interface StoredBundle extends Omit<Bundle, 'files'> {
  files: { path: string; text?: string; base64?: string }[]
}

/** The bundle as the same code has made it before; else it is made now, and kept. Only then is the bundler itself loaded. */
export async function keptBundle(folder: string): Promise<Bundle> {
  const place = join(folder, 'bundle.json')
  // Kept under this name by the same code, as the folder belongs to that.
  const stored = recallValue(place) as StoredBundle | undefined
  if (stored)
    return {
      assets: stored.assets,
      files: stored.files.map(({ path, text, base64 = '' }) => ({
        path,
        content: text ?? Buffer.from(base64, 'base64'),
      })),
    }
  const { bundle } = await import('../disk/bundle.ts')
  const made = await bundle()
  keepValue(place, {
    assets: made.assets,
    files: made.files.map(({ path, content }) =>
      typeof content === 'string' ? { path, text: content } : { path, base64: Buffer.from(content).toString('base64') },
    ),
  } satisfies StoredBundle)
  return made
}
