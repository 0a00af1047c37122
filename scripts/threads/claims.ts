/** Who makes a page. */
const state = { nobody: 0, main: 1, other: 2, delivered: 3 } as const

/** Which pages of a list are taken, seen alike by all threads. */
export interface Claims {
  /** Takes a page for the main thread, which goes through the list from its start. @returns whether no other has it. */
  take: (page: number) => boolean
  /** Takes a page for another thread, from the end of the list; nothing once the main thread has come as far. */
  takeLast: () => number | undefined
  /** Says that a page which another thread took has been handed over, made or not. */
  deliver: (page: number) => void
  /** Waits for that. @param patience milliseconds. @returns whether it came. */
  waitFor: (page: number, patience: number) => boolean
}

/** The memory that threads share for a list of so many pages. */
export function sharedFor(pages: number): SharedArrayBuffer {
  return new SharedArrayBuffer((pages + 1) * Int32Array.BYTES_PER_ELEMENT)
}

/** The claims in that memory: a state for each page, and how many were taken from the end. */
export function claimsIn(shared: SharedArrayBuffer): Claims {
  const states = new Int32Array(shared)
  const pages = states.length - 1
  const claim = (page: number, by: number): boolean =>
    Atomics.compareExchange(states, page, state.nobody, by) === state.nobody
  return {
    take: (page) => claim(page, state.main),
    takeLast() {
      const page = pages - 1 - Atomics.add(states, pages, 1)
      return page >= 0 && claim(page, state.other) ? page : undefined
    },
    deliver(page) {
      Atomics.store(states, page, state.delivered)
      Atomics.notify(states, page)
    },
    waitFor: (page, patience) => Atomics.wait(states, page, state.other, patience) !== 'timed-out',
  }
}
