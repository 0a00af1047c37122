import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from '../../src/content/problem.ts'
import type { Page } from '../../src/model/page.ts'
import type { Site } from '../../src/model/pages.ts'
import { checkSite, type Written } from '../../src/render/check-site.ts'
import { finishHtml } from '../../src/render/notes.ts'
import { manifestName } from '../disk/manifest.ts'
import type { Output } from './output.ts'

/** What checkSite finds in an output as it lies there. A finding names the writer's file where the manifest knows it. */
export function checkOutput({ out, manifest, paths, read }: Output): Problem[] {
  const { base, siteUrl } = manifest.parameters
  const written = paths
    .filter((path) => path.endsWith('.html'))
    .map((path): Written => {
      const sources = manifest.files.get(path)?.sources ?? [`${out}/${path}`]
      const page = { path: `/${path.replace(/(^|\/)index\.html$/, '$1')}`, sources } as Page
      // The base path is in the page by now: none is put before it.
      return { page, notes: finishHtml(read(path).toString('utf8'), '/').notes, problems: [] }
    })
  const address = { origin: siteUrl.slice(0, -base.length), base }
  const site = {
    address,
    pages: written.map(({ page }) => page),
    broken: [],
    heldBack: [] as string[],
  } as Partial<Site>
  const files = new Set([...paths, manifestName])
  return checkSite({ site: site as Site, written, files, textOf: textIfThere })
}

/** The text of a source, which need not lie beside an output. */
function textIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
