import { pathOfFile } from '../../src/render/output-file.ts'
import type { SiteFile } from '../make-site.ts'
import { countOf } from '../terminal/report.ts'
import { overrunsOf, type Overrun } from './budget.ts'
import { scalesFor } from './scales.ts'
import { rawWeightOf } from './weight.ts'

/** Looks at pages as they are made. One that is taken from the build before was looked at when it was made. */
export interface BudgetWatch {
  see: (page: SiteFile) => void
  /** One line of all that was found, or none. */
  lines: () => string[]
}

/** Holds pages to the budgets of their kinds, before compression. @param bundled what the bundler made. */
export function budgetWatch(bundled: SiteFile[], base: string): BudgetWatch {
  const scales = scalesFor(bundled, { base, weigh: rawWeightOf })
  let heaviest: { path: string; overrun: Overrun } | undefined
  let count = 0
  return {
    see({ path, content }) {
      const [overrun] = overrunsOf(String(content), scales).toSorted((a, b) => excessOf(b) - excessOf(a))
      if (!overrun) return
      count++
      if (!heaviest || excessOf(overrun) > excessOf(heaviest.overrun)) heaviest = { path: pathOfFile(path), overrun }
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
