import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Bundle } from '../disk/bundle.ts'
import { keepValue, recallValue } from './kept-value.ts'

interface StoredBundle extends Omit<Bundle, 'files'> {
  files: { path: string; text?: string; base64?: string }[]
}

/**
 * The bundle as the same code has made it before. Else another process makes it now, beside the pages: the bundler takes more memory
 * than thousands of pages, and gives none of it back.
 */
export async function keptBundle(folder: string): Promise<Bundle> {
  const place = join(folder, 'bundle.json')
  const kept = recallBundle(place)
  if (kept) return kept
  await ended(spawn(process.execPath, ['scripts/run.mjs', 'bundle', '--to', place], { stdio: 'ignore' }))
  const made = recallBundle(place)
  if (made) return made
  // It could not be kept, or not be made: then this process finds out why.
  const { bundle } = await import('../disk/bundle.ts')
  return bundle()
}

/** Makes the bundle and keeps it for whoever asks next. */
export async function keepBundle(place: string): Promise<void> {
  const { bundle } = await import('../disk/bundle.ts')
  const { assets, files } = await bundle()
  const stored: StoredBundle = {
    assets,
    files: files.map(({ path, content }) =>
      typeof content === 'string' ? { path, text: content } : { path, base64: Buffer.from(content).toString('base64') },
    ),
  }
  keepValue(place, stored)
}

function recallBundle(place: string): Bundle | undefined {
  // Kept under this name by the same code, as the folder belongs to that.
  const stored = recallValue(place) as StoredBundle | undefined
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

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => child.once('close', () => done()).once('error', () => done()))
}
