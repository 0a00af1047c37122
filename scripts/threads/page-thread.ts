import { setImmediate } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { parseContent } from '../../src/content/parse-content.ts'
import type { Page } from '../../src/model/page.ts'
import { knownOf, pageMaker } from '../../src/render/make-page.ts'
import { readTree } from '../disk/read-tree.ts'
import { filePlacer } from '../disk/place-file.ts'
import { openColours, type KeptColours } from '../memory/kept-colours.ts'
import { rememberFrom } from '../memory/remember.ts'
import { beginSite } from '../site/work.ts'
import { pagesInOneGo } from '../site/write-site.ts'
import { budgetWatch } from '../weight/budget-watch.ts'
import { claimsIn } from './claims.ts'
import type { Delivery, MadeElsewhere, Order } from './order.ts'

// Started by scripts/threads/crew.ts: makes pages from the end of a list, and puts them in their places.
await makePages(workerData as Order)

async function makePages(order: Order): Promise<void> {
  const { pages, shared, port, kept } = order
  const claims = claimsIn(shared)
  const colours = openColours(kept)
  const make = makerFor(order, colours)
  for (let page = claims.takeLast(); page !== undefined; page = claims.takeLast()) {
    const made = attempt(() => make(pages[page] ?? ''))
    const delivery: Delivery = { page, made, colours: colours.takeFresh() }
    port.postMessage(delivery)
    claims.deliver(page)
    if (page % pagesInOneGo === 0) await setImmediate()
  }
  port.close()
}

/** The same content as the main thread's, and so the same site. */
function makerFor(
  { content: folder, options, assets, bundled, sources, folders }: Order,
  { colour }: KeptColours,
): (path: string) => MadeElsewhere | undefined {
  const tree = readTree({ content: folder })
  const { value: content } = parseContent(tree, rememberFrom(sources, {}))
  if (!content) return () => undefined
  const { site, bodies, notesOf } = beginSite({ tree, content, options, assets, bundled, colour })
  const byPath = new Map<string, Page>(site.pages.map((page) => [page.path, page]))
  const makePage = pageMaker(site, { assets, bodyOf: bodies.parse })
  const placeFile = filePlacer(folders)
  const { weigh } = budgetWatch(bundled, options.address.base)
  return (path) => {
    const page = byPath.get(path)
    const made = page && makePage(page)
    if (made?.kind !== 'page' || made.problems.length > 0) return undefined
    const known = JSON.stringify(knownOf(made, notesOf))
    const facts = made.files.map(({ path: file, text }) => placeFile(file, text))
    return { known, facts, overrun: weigh(made.files[0]?.text ?? '') }
  }
}

/** The main thread meets the same error when it makes the page itself, and tells of it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
