import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { headersFor } from '../../../src/generator/render/headers.ts'
import { mediaTypes } from '../../../src/generator/render/media-types.ts'
import { origin } from '../setup.ts'
import { filesIn } from '../site.ts'

// What is wrong with a host, as lines: none where all is well.

/** A host with the site on it. */
export interface Host {
  /** Its address, without base path and slash at the end. */
  url: string
  base: string
  /** The folder of the site that it serves. */
  folder: string
}

/** What a host said to one address: its path with the base path, without query. */
interface Answer {
  path: string
  status: number
  headers: Headers
  body: string
}

/** Asks a host for a path and follows no redirect. */
export async function ask(url: string, path: string): Promise<Answer> {
  const response = await fetch(url + path, { redirect: 'manual' })
  return { path, status: response.status, headers: response.headers, body: await response.text() }
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

/**
 * Visits all that the site names as its own, from its home page and its sitemap on: links, pictures, scripts, canonical
 * addresses, icons, and what style sheets and scripts load. Addresses under the origin of the site are asked for at the host.
 */
async function crawl({ url, base }: Host): Promise<Answer[]> {
  const answers = new Map<string, Answer>()
  const waiting = [...entrances.map((path) => base + path), ...ownPathsIn(await ask(url, `${base}nowhere/`))]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const answer = await ask(url, path)
    answers.set(path, answer)
    if (answer.status === 200) waiting.push(...ownPathsIn(answer))
  }
  return [...answers.values()]
}

/** How files name others. Scripts and style sheets do so relatively, as the test of base paths sees to it. */
const addresses: [file: RegExp, pattern: RegExp][] = [
  [
    /(\/|\.html)$/,
    /\s(?:href|src|action|poster|srcset)="([^"#][^" ]*)|<meta property="og:(?:image|url)" content="([^"]+)"|"([^"]+\.js)":"sha384-/g,
  ],
  [/\.xml$/, /<loc>([^<]+)<\/loc>/g],
  [/robots\.txt$/, /^Sitemap: (.+)$/gm],
  [/\.webmanifest$/, /"(?:src|start_url|scope)": "([^"]+)"/g],
  [/\.(css|js)$/, /(\.\/[\w-]+-[\da-f]{12}\.\w+)/g],
]

/** The paths of the site that an answer names, without those of other sites. */
function ownPathsIn({ path, body }: Answer): string[] {
  const [, pattern] = addresses.find(([file]) => file.test(path)) ?? []
  const named = pattern ? [...body.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean) ?? '') : []
  return named.flatMap((address) => {
    const from = origin + path
    const target = URL.canParse(address, from) ? new URL(address, from) : undefined
    return target?.origin === origin ? [target.pathname] : []
  })
}

/** What a file may be sent as. Scripts, XML and icons have two names in use. */
function isTypeOf(path: string, type: string): boolean {
  const extension = path.endsWith('/') ? 'html' : extname(path).slice(1)
  const known = mediaTypes.find(({ extensions }) => extensions.includes(extension))
  if (!known) return false
  const [name = '', charset] = type.toLowerCase().split(/; ?/)
  const others = { js: 'application/javascript', xml: 'text/xml', ico: 'image/vnd.microsoft.icon' }[extension]
  const needsCharset = /^(html|md|txt)$/.test(extension)
  return [known.name, others].includes(name) && (charset === 'charset=utf-8' || (!charset && !needsCharset))
}

const nowhere = ['nowhere', 'nowhere/', 'docs/nowhere.html', 'DOCS/', 'assets/', 'assets/site-123456789012.css']

/** Paths without a page that get another answer than the site's own page for that; and a page that is not found without slash. */
async function faultyLosses({ url, base, folder }: Host): Promise<string[]> {
  const page = readFileSync(join(folder, '404.html'), 'utf8')
  const lost = await Promise.all(nowhere.map((path) => ask(url, base + path)))
  const { status, headers } = await ask(url, `${base}docs`)
  const to = new URL(headers.get('location') ?? '', `${url}${base}docs`).href
  return [
    ...lost.filter((one) => one.status !== 404 || one.body !== page).map((one) => `${one.path} answers ${one.status}`),
    ...([301, 302, 308].includes(status) && to === `${url}${base}docs/` ? [] : [`docs answers ${status}, ${to}`]),
  ]
}

/** Pages may not be kept unasked, and assets may: in the words of the table or of a host's own. */
const caching = {
  pages: /^(no-cache(, no-transform)?|public, max-age=0, must-revalidate)$/,
  assets: /^public, max-age=31536000, immutable(, no-transform)?$/,
}

/** The headers of an answer that are not as the table says: all of them, those of caching alone, or none. */
function faultyHeaders({ path, headers }: Answer, base: string, which: 'all' | 'caching' | 'none'): string[] {
  const { 'Cache-Control': _, ...others } = headersFor(`/${path.slice(base.length)}`)
  const expected = which === 'all' ? Object.entries(others) : []
  const wrong = expected.filter(([name, value]) => headers.get(name) !== value).map(([name]) => name)
  const right = path.startsWith(`${base}assets/`) ? caching.assets : caching.pages
  if (which !== 'none' && !right.test(headers.get('cache-control') ?? '')) wrong.push('Cache-Control')
  return wrong.map((name) => `${path} has ${name}: ${headers.get(name)}`)
}

/**
 * Addresses that the site names as its own and that do not answer at once, or not as what they are, or with other headers; files
 * that no address leads to; and what is not there and is not told so.
 */
export async function faultsOf(host: Host, headers: 'all' | 'caching' | 'none'): Promise<string[]> {
  const { base, folder } = host
  const answers = await crawl(host)
  const faults = answers.flatMap((answer) => {
    const type = answer.headers.get('content-type') ?? 'no type'
    if (answer.status !== 200) return [`${answer.path} answers ${answer.status}`]
    const typed = isTypeOf(answer.path, type) ? [] : [`${answer.path} is sent as ${type}`]
    return [...typed, ...faultyHeaders(answer, base, headers)]
  })
  const reached = new Set(answers.map(({ path }) => path.slice(base.length) + (path.endsWith('/') ? 'index.html' : '')))
  const linked = filesIn(folder).filter((path) => path.endsWith('/index.html') || path.startsWith('assets/'))
  const unlinked = linked.filter((path) => !reached.has(path)).map((path) => `nothing leads to ${path}`)
  const lost = faultyHeaders(await ask(host.url, `${base}nowhere`), base, headers)
  return [...faults, ...unlinked, ...lost, ...(await faultyLosses(host))]
}
