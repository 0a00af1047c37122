import type { IslandName } from '../../islands/registry.ts'
import type { SiteSettings } from '../../model/page.ts'
import type { SiteAddress } from '../../model/site-address.ts'
import { withBase } from '../define/A.tsx'
import type { Assets, Script } from './assets.ts'
import { policyOf } from './policy.ts'
import { speculationRules } from './speculation.ts'

interface Context {
  settings: SiteSettings
  address: SiteAddress
  assets: Assets
}

/** What a page may run, decided by what its HTML holds: as a rule nothing, and the rules for fetching ahead are data. */
export function scriptsOf(body: string, { settings, address, assets }: Context): { policy: string; tags: string[] } {
  const islands = [...body.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => name as IslandName)
  const framesPdf = islands.includes('viewer')
  const connect = [...(framesPdf ? settings.viewerOrigins : []), ...backendsIn(body)]
  const rules = speculationRules(address.base)
  const rulesTag = `<script type="speculationrules">${rules}</script>`
  if (islands.length === 0) {
    const scripts = body.includes(' data-back="') ? [assets.back] : []
    const policy = policyOf({ scripts, inline: [rules], connect, framesPdf })
    return { policy, tags: [...scripts.map((script) => tagOf(script, address.base)), rulesTag] }
  }
  const chunks = [
    ...new Map(islands.flatMap((name) => assets.islands[name]).map((chunk) => [chunk.path, chunk])).values(),
  ]
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(chunks.map(({ path, integrity }) => [withBase(path, address.base), integrity])),
  })
  return {
    policy: policyOf({ scripts: [assets.loader, ...chunks], inline: [importMap, rules], connect, framesPdf }),
    tags: [`<script type="importmap">${importMap}</script>`, tagOf(assets.loader, address.base), rulesTag],
  }
}

function tagOf({ path, integrity }: Script, base: string): string {
  return `<script type="module" src="${withBase(path, base)}" integrity="${integrity}"></script>`
}

/** The origins of backends that islands were given: props stand in an attribute, as JSON. */
function backendsIn(body: string): string[] {
  return [...body.matchAll(/&quot;backend&quot;:\{&quot;url&quot;:&quot;(https?:\/\/[^&"]+)/g)].map(
    ([, url = '']) => new URL(url).origin,
  )
}
