import { parsePage } from '../site/html.ts'
import { origin } from './built-site.ts'

/** What a host said to one address. */
export interface Answer {
  /** With the base path, without query. */
  path: string
  status: number
  headers: Headers
  body: string
}

/** Asks a host for a path and follows no redirect. */
export async function ask(host: string, path: string): Promise<Answer> {
  const response = await fetch(host + path, { redirect: 'manual' })
  return { path, status: response.status, headers: response.headers, body: await response.text() }
}

/**
 * Visits all that the site names as its own, from its home page and its sitemap on: links, pictures, scripts, canonical
 * addresses, icons, and what style sheets and scripts load.
 *
 * @param host without a slash at the end. Addresses under the origin of the site are asked for there.
 */
export async function crawl(host: string, base: string): Promise<Answer[]> {
  const answers = new Map<string, Answer>()
  const lost = await ask(host, `${base}nowhere/`)
  const waiting = [...entrances.map((path) => base + path), ...ownPathsIn(lost)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const answer = await ask(host, path)
    answers.set(path, answer)
    if (answer.status === 200) waiting.push(...ownPathsIn(answer))
  }
  return [...answers.values()]
}

/** Where a visit may begin: also where only the answer to a form leads, and what only machines read. */
const entrances = [
  '',
  'contact/success/',
  'subscribe/success/',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'build-manifest.json',
]

/** The paths of the site that an answer names, without those of other sites. */
function ownPathsIn(answer: Answer): string[] {
  return addressesIn(answer).flatMap((address) => {
    const from = origin + answer.path
    const url = URL.canParse(address, from) ? new URL(address, from) : undefined
    return url?.origin === origin ? [url.pathname] : []
  })
}

function addressesIn({ path, body }: Answer): string[] {
  if (path.endsWith('/') || path.endsWith('.html')) return addressesInPage(body)
  if (path.endsWith('.xml')) return matches(body, /<loc>([^<]+)<\/loc>/g)
  if (path.endsWith('robots.txt')) return matches(body, /^Sitemap: (.+)$/gm)
  if (path.endsWith('.webmanifest')) return matches(body, /"(?:src|start_url|scope)": "([^"]+)"/g)
  // Relative, as tests/hosts/base-path.test.ts sees to it.
  return /\.(css|js)$/.test(path) ? matches(body, /(\.\/[\w-]+-[\da-f]{12}\.\w+)/g) : []
}

const addressed = ['href', 'src', 'action', 'poster']

function addressesInPage(html: string): string[] {
  const page = parsePage(html)
  const inAttributes = addressed.flatMap((name) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  const inMetadata = page
    .querySelectorAll('meta[property="og:image"], meta[property="og:url"]')
    .map((element) => element.getAttribute('content') ?? '')
  const sets = page
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    )
  // One that is only a fragment names the page it stands in.
  return [...inAttributes, ...inMetadata, ...sets].filter((address) => !address.startsWith('#'))
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}
