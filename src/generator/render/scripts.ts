import type { SiteAddress } from '../content/site-address.ts'
import { withBase } from '../define/A.tsx'
import type { Island } from '../define/define-island.ts'
import type { Assets, Script } from './assets.ts'
import { policyOf } from './policy.ts'
import { speculationRules } from './speculation.ts'

export interface PageScripts {
  /** With the other sites that each may ask. */
  islands: { island: Island; connect: readonly string[] }[]
  entries: readonly string[]
}

/** The scripts that a page may run: usually none. */
export function scriptsOf(
  { islands, entries }: PageScripts,
  { page, address: { base }, assets }: { page: string; address: SiteAddress; assets: Assets },
): { policy: string; tags: string[] } {
  const scriptsIn = (names: readonly string[]): Script[] =>
    names.flatMap((name) => {
      const scripts = assets.scripts[name]
      if (!scripts) throw new Error(`The bundle has no entry named ${name}`)
      return scripts
    })
  const own = scriptsIn(islands.length > 0 ? ['loader', ...entries] : entries)
  const atOnce = [...(assets.development?.scripts ?? []), ...own]
  const names = islands.flatMap(({ island }) => [island.name, ...(island.loads ?? [])])
  const later = distinct(islands.length > 0 ? scriptsIn(['mount', ...names]) : [])
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(later.map(({ path, integrity }) => [withBase(path, base), integrity])),
  })
  const rules = speculationRules(base, page)
  const maps = later.length > 0 ? [importMap] : []
  return {
    policy: policyOf({
      scripts: [...atOnce, ...later],
      inline: [...maps, rules],
      connect: islands.flatMap(({ connect }) => connect),
      framesPdf: islands.some(({ island }) => island.framesPdf),
      isDevelopment: assets.development !== undefined,
    }),
    tags: [
      ...maps.map((map) => `<script type="importmap">${map}</script>`),
      ...atOnce.map(
        ({ path, integrity }) =>
          `<script type="module" src="${withBase(path, base)}" integrity="${integrity}"></script>`,
      ),
      `<script type="speculationrules">${rules}</script>`,
    ],
  }
}

function distinct(scripts: Script[]): Script[] {
  return [...new Map(scripts.map((script) => [script.path, script])).values()]
}
