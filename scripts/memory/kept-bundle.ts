import { join } from 'node:path'
import type { Bundle } from '../disk/bundle.ts'
import { keepValue, recallValue } from './kept-value.ts'

interface StoredBundle extends Omit<Bundle, 'files'> {
  files: { path: string; text?: string; base64?: string }[]
}

/**
 * The bundle as the same code has made it before. Else another process makes it now, beside the pages: the bundler takes more memory
 * than thousands of pages, and gives none of it back.
 * @param beside waits for that process.
 */
export async function keptBundle(folder: string, beside: () => Promise<void>): Promise<Bundle> {
  const kept = recallBundle(folder)
  if (kept) return kept
  await beside()
  const made = recallBundle(folder)
  if (made) return made
  // It could not be kept, or was damaged, or could not be made: then this process finds out why.
  return keepBundle(folder)
}

/** Makes the bundle, and keeps it for whoever asks next. */
export async function keepBundle(folder: string): Promise<Bundle> {
  const { bundle } = await import('../disk/bundle.ts')
  const made = await bundle()
  const stored: StoredBundle = {
    assets: made.assets,
    files: made.files.map(({ path, content }) =>
      typeof content === 'string' ? { path, text: content } : { path, base64: Buffer.from(content).toString('base64') },
    ),
  }
  keepValue(placeIn(folder), stored)
  return made
}

/** Where scripts/run.mjs looks, too. */
function placeIn(folder: string): string {
  return join(folder, 'bundle.json')
}

function recallBundle(folder: string): Bundle | undefined {
  // Kept under this name by the same code, as the folder belongs to that.
  const stored = recallValue(placeIn(folder)) as StoredBundle | undefined
  return (
    stored && {
      assets: stored.assets,
      files: stored.files.map(({ path, text, base64 = '' }) => ({
        path,
        content: text ?? Buffer.from(base64, 'base64'),
      })),
    }
  )
}
