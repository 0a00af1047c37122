import type { SiteFile } from '../make-site.ts'
import { countOf } from '../terminal/words.ts'
import { overrunsOf, type Overrun } from './budget.ts'
import { scalesFor } from './scales.ts'
import { rawWeightOf } from './weight.ts'

/** Looks at pages as they are made. One that is taken from the build before was looked at when it was made. */
export interface BudgetWatch {
  /** @returns what the page has most too much of. */
  weigh: (html: string) => Overrun | undefined
  /** Counts what was weighed. */
  note: (path: string, overrun: Overrun | undefined) => void
  /** One line of all that was found, or none. */
  lines: () => string[]
}

/** Holds pages to the budgets of their kinds, before compression. @param bundled what the bundler made. */
export function budgetWatch(bundled: SiteFile[], base: string): BudgetWatch {
  const scales = scalesFor(bundled, { base, weigh: rawWeightOf })
  let heaviest: { path: string; overrun: Overrun } | undefined
  let count = 0
  return {
    weigh: (html) => overrunsOf(html, scales).toSorted((a, b) => excessOf(b) - excessOf(a))[0],
    note(path, overrun) {
      if (!overrun) return
      count++
      if (!heaviest || excessOf(overrun) > excessOf(heaviest.overrun)) heaviest = { path, overrun }
    },
    lines() {
      if (!heaviest) return []
      const { path, overrun } = heaviest
      const { kind, what, is, atMost } = overrun
      return [
        `${countOf(count, 'page')} over the budget in scripts/weight/budgets.json, the most ${path} (${kind}), ${what}: ${is}, at most ${atMost}`,
      ]
    },
  }
}

/** By what share it is too much: any script where there may be none is the worst. */
function excessOf({ is, atMost }: Overrun): number {
  return is / atMost
}
