import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../../src/generator/content/problem.ts'
import { pathOfFile } from '../../src/generator/render/output-file.ts'
import type { Staging } from '../disk/staging.ts'
import type { makeSite } from '../make-site.ts'
import { printProgress } from '../terminal/report.ts'
import type { BudgetWatch } from '../weight/budget-watch.ts'

/** What the Markdown parser has lent is given back between two turns of the event loop: 16 kB a page. */
export const pagesInOneGo = 100

/** Writes the files as they are made, so that memory stays flat. @returns how many pages there are, and what is wrong with them. */
export async function writeSite(
  site: ReturnType<typeof makeSite>,
  staging: Staging,
  { weigh, note }: BudgetWatch,
): Promise<{ pages: number; problems: Problem[] }> {
  let pages = 0
  for (;;) {
    const { done, value } = site.next()
    if (done) return { pages, problems: value }
    const { path, content, pageOf } = value
    if (content !== undefined) staging.write(path, content, value.sources)
    if (pageOf && content !== undefined) note(pathOfFile(path), weigh(String(content)))
    if (pageOf) printProgress(++pages, pageOf)
    if (pageOf && pages % pagesInOneGo === 0) await setImmediate()
  }
}
