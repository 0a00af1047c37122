import { machineFiles } from './addresses.ts'
import { renderHeadersFile } from './headers.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import { fileOf, type TextFile } from './output-file.ts'
import { renderRobots } from './robots.ts'
import { renderSecurityTxt } from './security-txt.ts'
import type { SiteContext } from './site-context.ts'
import { renderSitemap } from './sitemap.ts'
import { renderWebManifest } from './web-manifest.ts'

/** What search engines, other programs and hosts ask for. */
export function machineFilesOf(site: SiteContext): TextFile[] {
  return [
    ...renderSitemap(site),
    { path: fileOf(machineFiles.robots), content: renderRobots(site) },
    { path: fileOf(machineFiles.llms), content: renderLlmsTxt(site) },
    { path: fileOf(machineFiles.securityTxt), content: renderSecurityTxt(site) },
    { path: 'site.webmanifest', content: renderWebManifest(site) },
    { path: '_headers', content: renderHeadersFile(site.address.base) },
  ]
}
