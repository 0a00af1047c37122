import type { KnownPage, PageMemory } from '../../src/render/page-memory.ts'
import type { Staging } from '../disk/staging.ts'
import type { KeptColours } from '../memory/kept-colours.ts'
import type { SiteMemory } from '../memory/site-memory.ts'
import type { BudgetWatch } from '../weight/budget-watch.ts'
import { startCrew, type Crew } from './crew.ts'
import type { MadeElsewhere, Task } from './order.ts'
import { threadsFor } from './thread-count.ts'

/** Who is told of what other threads have made. */
interface Hands {
  memory: SiteMemory
  staging: Staging
  colours: KeptColours
  watch: BudgetWatch
}

/** A memory that knows pages also because other threads make them meanwhile. */
export interface CrewMemory extends PageMemory {
  /** Does something, and ends the threads then, whatever they and it have come to. */
  during: <T>(act: () => Promise<T>) => Promise<T>
}

/** @param threads in all, the main one included; by default as many as win time. */
export function crewMemory(task: Task, { memory, staging, colours, watch }: Hands, threads?: number): CrewMemory {
  let crew: Crew | undefined
  const taken = new Map<string, { key: string; made: MadeElsewhere }>()
  return {
    expect(pages) {
      const missing = pages.filter((page) => !memory.knows(page)).map(({ page }) => page.path)
      const others = (threads ?? threadsFor(missing.length)) - 1
      if (others > 0) crew = startCrew(others, { ...task, pages: missing }, (delivery) => colours.add(delivery.colours))
    },
    recall(page, key) {
      const known = memory.pages.recall(page, key)
      const made = known ? undefined : crew?.take(page.path)
      if (!made) return known
      taken.set(page.path, { key, made })
      // Made by the same code, in another thread.
      return JSON.parse(made.known) as KnownPage
    },
    reuse(page, known) {
      const { key = '', made } = taken.get(page.path) ?? {}
      if (!made) return memory.pages.reuse(page, known)
      known.files.forEach(({ path }, index) => {
        const facts = made.facts[index]
        if (facts) staging.adopt(path, { ...facts, sources: page.sources })
      })
      watch.note(page.path, made.overrun)
      memory.pages.keep(page, key, known)
      taken.delete(page.path)
      return true
    },
    keep: memory.pages.keep,
    async during(act) {
      try {
        return await act()
      } finally {
        await crew?.close()
      }
    },
  }
}
