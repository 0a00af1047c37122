import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { emptyMemory, type LiveMemory } from '../servers/live-memory.ts'
import { openColours } from './kept-colours.ts'
import { keepValue, recallValue } from './kept-value.ts'
import type { MadeOfFiles } from './remember.ts'

/** What one run of `dev` leaves to the next: what it read of files, and the colours of code. It costs time to lose it. */
export interface KeptLive {
  memory: LiveMemory
  /** To be called when the site is made. */
  save: () => void
}

/** Fewer values than these are made anew in less time than all of them take to be written. */
const worthSaving = 20

/**
 * Opens what was kept for a content folder.
 * @param folder belongs to the code that runs, as other code may make other things of the same.
 */
export function openLiveMemory(folder: string, content: string): KeptLive {
  const name = createHash('sha256').update(resolve(content)).digest('hex').slice(0, 16)
  const place = join(folder, `live-${name}.json`)
  const colours = openColours(folder)
  const memory = { ...emptyMemory(), colour: colours.colour }
  // Kept under this name by the same code.
  const stored = (recallValue(place) as MadeOfFiles | undefined) ?? {}
  for (const [path, { stamp, made }] of Object.entries(stored))
    memory.sources.set(path, { stamp, made: new Map(Object.entries(made)) })
  let saved = 0
  return {
    memory,
    save() {
      if (memory.made - saved < worthSaving) return
      saved = memory.made
      const all = [...memory.sources].map(([path, { stamp, made }]) => [
        path,
        { stamp, made: Object.fromEntries(made) },
      ])
      keepValue(place, Object.fromEntries(all))
      colours.save()
    },
  }
}
