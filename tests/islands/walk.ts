/** A state that was reached, the event that comes, and the state that follows. */
export interface Step<State, Event> {
  before: State
  event: Event
  after: State
}

/**
 * Tries every sequence of events up to a length, and collects what a law says against a step of one of them. A law gives
 * nothing, or a sentence.
 */
export function walk<State, Event>({
  reducer,
  start,
  eventsAt,
  length,
  laws,
}: {
  reducer: (state: State, event: Event) => State
  start: State
  /** What may come after so many events. */
  eventsAt: (depth: number) => Event[]
  length: number
  laws: (step: Step<State, Event>, so: readonly Step<State, Event>[]) => (string | false)[]
}): { sequences: number; broken: string[] } {
  const broken = new Set<string>()
  const path: Step<State, Event>[] = []
  let sequences = 0
  const go = (before: State): void => {
    if (path.length === length) return
    for (const event of eventsAt(path.length)) {
      const after = frozen(reducer(before, event))
      const step = { before, event, after }
      sequences++
      for (const said of laws(step, path))
        if (said && broken.size < 10)
          broken.add(`${said}: ${JSON.stringify([...path.map((one) => one.event), event])} → ${JSON.stringify(after)}`)
      path.push(step)
      go(after)
      path.pop()
    }
  }
  go(frozen(start))
  return { sequences, broken: [...broken] }
}

/** A reducer that changes what it was given would be found out: this throws where it does. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !(value instanceof URL)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
