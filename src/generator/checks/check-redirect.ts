import { checkPolicy } from './check-policy.ts'
import type { Fault } from './fault.ts'
import { metaOf, type PageFacts } from './read-page.ts'

/** Whether a page does nothing but send its visitors on. */
export function isRedirect(facts: PageFacts): boolean {
  return metaOf(facts, 'refresh') !== ''
}

/** A page that sends visitors on says where to in a link, too, and is no page for search engines. */
export function checkRedirect(facts: PageFacts): Fault[] {
  const [, target = ''] = /^0; url=(\S+)$/.exec(metaOf(facts, 'refresh')) ?? []
  return [
    ...checkPolicy(facts),
    ...(target && facts.links.includes(target) ? [] : [fault('sends visitors on, and has no link to where.')]),
    ...(facts.canonical.endsWith(target) ? [] : [fault('sends visitors elsewhere than its canonical address says.')]),
    ...(metaOf(facts, 'robots') === 'noindex' ? [] : [fault('sends visitors on, and lets search engines list it.')]),
  ]
}

function fault(message: string): Fault {
  return { message, spellings: [] }
}
