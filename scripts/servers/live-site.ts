import { setImmediate as othersDone } from 'node:timers/promises'
import type { Snapshot } from './snapshot.ts'

/** The site as it stands after the latest edit. */
export interface LiveSite {
  /** Begins it, where that has not been done since the latest edit. Fails where no page of it can be made. */
  current: () => Promise<Look>
  /** To be called after each edit. */
  forget: () => void
}

/** A look at the site: its pages can be had at once, and all of it in time. */
export interface Look {
  snapshot: Snapshot
  /** Comes when all files are made: false where an edit has come before that, so that only the next look will have them. */
  isMade: Promise<boolean>
}

export interface LiveSiteEvents {
  /** All of the latest look is made. */
  made: (snapshot: Snapshot) => void
  /** The rest of it cannot be made. */
  failed: (error: unknown) => void
}

/** Milliseconds of work between two looks for requests: some two pages. */
const slice = 10

/**
 * Keeps the latest look at the site. Its rest is made in the background, in slices between requests.
 * @param take begins a look.
 */
export function liveSite(take: () => Promise<Snapshot>, { made, failed }: LiveSiteEvents): LiveSite {
  let latest: Promise<Look> | undefined
  const begin = (): Promise<Look> => {
    const isLatest = (): boolean => latest === look
    const look = take().then((snapshot) => {
      const isMade = makeRest(snapshot, isLatest)
      isMade.then(
        (isAll) => isAll && made(snapshot),
        (error: unknown) => {
          if (isLatest()) failed(error)
          drop()
        },
      )
      return { snapshot, isMade }
    })
    // A failure is no state to keep: the next request tries again.
    const drop = (): void => {
      if (isLatest()) latest = undefined
    }
    look.catch(drop)
    return look
  }
  return {
    current: () => (latest ??= begin()),
    forget: () => (latest = undefined),
  }
}

async function makeRest({ rest }: Snapshot, isWanted: () => boolean): Promise<boolean> {
  // Whoever has asked for the look comes first.
  for (await othersDone(); isWanted(); await othersDone()) {
    const end = performance.now() + slice
    while (performance.now() < end) if (rest.next().done) return true
  }
  return false
}
