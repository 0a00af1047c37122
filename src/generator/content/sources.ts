import type { SiteDefinition, Source } from '../define/define.tsx'

/** Every source that a site states, each once: what is read, and what editors and the writers' manual are told of. */
export function sourcesOf(site: Pick<SiteDefinition, 'settings' | 'pages' | 'checks'>): Source[] {
  const all = [
    site.settings,
    ...site.pages.flatMap(({ sources }) => sources),
    ...site.checks.flatMap(({ sources }) => sources),
  ]
  const byFile = new Map<string, Source>()
  for (const source of all) {
    const known = byFile.get(source.file)
    if (known && known.schema !== source.schema)
      throw new Error(`${source.file} is stated twice, with different schemas`)
    byFile.set(source.file, source)
  }
  return [...byFile.values()]
}
