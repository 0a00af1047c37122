import { withBase } from '../define/render-context.tsx'
import type { IslandDefinition } from '../define/define-island.ts'
import { hashSource } from '../sha256.ts'

/** A script file: its address without the base path, and its hash as `integrity` and the policy name it. */
export type Script = { path: string; integrity: string }

export interface Assets {
  /** `site` on all pages, `texts` on those that show a text, and `print`. */
  styles: Readonly<Record<string, string>>
  /** Each entry of code with all that it imports: what is imported stands before what imports it. */
  scripts: Readonly<Record<string, readonly Script[]>>
  development?: { scripts: readonly Script[] }
}

export interface PageScripts {
  /** With the other origins that each may connect to. */
  islands: { island: IslandDefinition; connect: readonly string[] }[]
  entries: readonly string[]
}

/** The scripts that a page may run, usually none, and the policy that allows them and no others. */
export function scriptsOf(
  { islands, entries }: PageScripts,
  { path: page, base, assets }: { path: string; base: string; assets: Assets },
): { policy: string; tags: string[] } {
  const scriptsIn = (names: readonly string[]): Script[] =>
    names.flatMap((name) => {
      const scripts = assets.scripts[name]
      const remedy = `An island needs src/site/islands/${name}/widget.tsx; any other script, a line in vite.config.ts.`
      if (!scripts) throw new Error(`The bundle has no entry named ${name}. ${remedy}`)
      return scripts
    })
  const own = scriptsIn(islands.length > 0 ? ['loader', ...entries] : entries)
  const initial = [...(assets.development?.scripts ?? []), ...own]
  const names = islands.flatMap(({ island }) => [island.name, ...(island.loads ?? [])])
  const needed = islands.length > 0 ? scriptsIn(['mount', ...names]) : []
  const deferred = [...new Map(needed.map((script) => [script.path, script])).values()]
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(deferred.map(({ path, integrity }) => [withBase(path, base), integrity])),
  })
  const rules = speculationRules(base, page)
  const importMaps = deferred.length > 0 ? [importMap] : []
  const hashes = [
    ...[...importMaps, rules].map(hashSource),
    ...[...initial, ...deferred].map(({ integrity }) => integrity),
  ]
  return {
    policy: policyOf(hashes, islands, assets.development !== undefined),
    tags: [
      ...importMaps.map((map) => `<script type="importmap">${map}</script>`),
      ...initial.map(
        ({ path, integrity }) =>
          `<script type="module" src="${withBase(path, base)}" integrity="${integrity}"></script>`,
      ),
      `<script type="speculationrules">${rules}</script>`,
    ],
  }
}

/** Prefetches of pages when a reader rests on a link: https://wicg.github.io/nav-speculation/speculation-rules.html. To prerender one would start its islands; only pages end with a slash and have no query. */
function speculationRules(base: string, path: string): string {
  const page = { pathname: `${base}{*/}?`, search: '' }
  const where = { and: [{ href_matches: page }, { not: { href_matches: base + path.slice(1) } }] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}

/**
 * The content security policy of one page (https://www.w3.org/TR/CSP3/), without what counts only as a header. Scripts are named
 * by hash: `'self'` would let a hostile document in a frame run our files, and `'strict-dynamic'` does not reach `import()`.
 * @param isDevelopment whether Vite's client runs, which is named by no hash, styles the page and keeps a connection.
 */
function policyOf(hashes: string[], islands: PageScripts['islands'], isDevelopment: boolean): string {
  const framesPdf = islands.some(({ island }) => island.framesPdf)
  const connect = islands.flatMap((used) => used.connect)
  const directives = [
    "default-src 'none'",
    `script-src ${[...(isDevelopment ? ["'self'"] : []), ...hashes.filter(Boolean).map((hash) => `'${hash}'`)].join(' ')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    // The PDF viewers of WebKit, which styles its parts by attribute, and of Firefox, whose thumbnails are blobs, take the policy of the page around them.
    ...(framesPdf ? ["style-src-attr 'unsafe-inline'", 'frame-src blob:'] : []),
    `img-src 'self'${framesPdf ? ' blob:' : ''}`,
    "font-src 'self'",
    // On every page: a tool that examines a page reads robots.txt under its policy.
    `connect-src ${["'self'", ...(isDevelopment ? ['ws:'] : []), ...connect].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ]
  const breaking = connect.find((source) => /[\s;,]/.test(source))
  if (breaking !== undefined) throw new Error(`"${breaking}" would end a directive of the policy`)
  return directives.join('; ')
}
