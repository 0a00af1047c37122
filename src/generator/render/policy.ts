import { hashSource } from '../sha256.ts'
import type { Script } from './assets.ts'

export interface PolicyInput {
  scripts: Script[]
  /** The texts of its script elements that hold data a browser acts on: its import map, its speculation rules. */
  inline: string[]
  connect: string[]
  framesPdf: boolean
  /** Whether Vite's client runs, which is named by no hash, styles the page and keeps a connection. */
  isDevelopment: boolean
}

/**
 * The style that fades a page into the next is in the page itself. In a stylesheet that is still on its way, as on the first page of
 * its kind, it would come too late: Chromium then gives up the fade and says so in the console.
 */
export const transitionStyle = '@media not (prefers-reduced-motion){@view-transition{navigation:auto}}'

const transitionHash = hashSource(transitionStyle)

/**
 * The content security policy of one page (https://www.w3.org/TR/CSP3/), without what counts only as a header. Scripts are named
 * by hash: `'self'` would let a hostile document in a frame run our files, and `'strict-dynamic'` does not reach `import()`.
 */
export function policyOf({ scripts, inline, connect, framesPdf, isDevelopment }: PolicyInput): string {
  const hashes = [...inline.map(hashSource), ...scripts.map(({ integrity }) => integrity)]
  const directives = [
    "default-src 'none'",
    `script-src ${[...(isDevelopment ? ["'self'"] : []), ...hashes.map((hash) => `'${hash}'`)].join(' ')}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'${transitionHash}'`}`,
    // WebKit's own PDF viewer styles its parts by attribute, and takes the policy of the page around it.
    ...(framesPdf ? ["style-src-attr 'unsafe-inline'", 'frame-src blob:'] : []),
    "img-src 'self'",
    "font-src 'self'",
    // Also where nothing runs that could ask: a tool that examines a page reads robots.txt under its policy.
    `connect-src ${["'self'", ...(isDevelopment ? ['ws:'] : []), ...connect].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ]
  return directives.join('; ')
}
