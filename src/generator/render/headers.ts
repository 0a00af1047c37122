import type { Route } from '../define/define-routes.ts'

/** Response headers for files of the site: one table, for `preview` and for the hosts the site is put on. */
export interface HeaderRule {
  /** Paths it applies to: all, or those below a folder. The later rule wins. */
  under: string
  ending?: string
  headers: Record<string, string>
}

/** A year, and never asked for again: the name of an asset holds the hash of its content. */
const immutable = 'public, max-age=31536000, immutable, no-transform'

const shared: HeaderRule[] = [
  {
    under: '/',
    headers: {
      // The directives that all pages share: https://www.w3.org/TR/CSP3/
      'Content-Security-Policy':
        "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      // Two years; browsers heed it over https only. docs/deploy.md says what it binds the owner to.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      // Pages are revalidated at each visit; no proxy may rewrite what is named by hash.
      'Cache-Control': 'no-cache, no-transform',
    },
  },
  // Readers of feeds and other sites show pictures and cards from here.
  { under: '/assets/', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': immutable } },
  { under: '/social/', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
]

export function headerRulesOf(feedPage: Route): HeaderRule[] {
  // Search engines should list an article's page, not its Markdown version.
  return [...shared, { under: feedPage.path, ending: '.md', headers: { 'X-Robots-Tag': 'noindex' } }]
}

export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ under, ending = '' }) => path.startsWith(under) && path.endsWith(ending))
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>
}

/** For Netlify, Cloudflare Pages and others. They join the rules that match a path, so what differs is in no rule for all. */
export function renderHeadersFile(base: string, [first, ...others]: HeaderRule[]): string {
  const { 'Cache-Control': _, 'Cross-Origin-Resource-Policy': __, ...everywhere } = first?.headers ?? {}
  const rules: HeaderRule[] = [{ under: '/', headers: everywhere }, ...others]
  return rules
    .map(({ under, ending = '', headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${base}${under.slice(1)}*${ending}\n${lines.join('')}`
    })
    .join('\n')
}
