import { machineFiles } from './addresses.ts'
import { renderHeadersFile } from './headers.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import { outputPath, type TextFile } from './output-file.ts'
import { renderSecurityTxt } from './security-txt.ts'
import type { SiteContext } from './site-context.ts'
import { renderSitemap } from './sitemap.ts'
import { renderWebManifest } from './web-manifest.ts'
import { absolute } from '../content/site-address.ts'

export function machineFilesOf(site: SiteContext): TextFile[] {
  return [
    ...renderSitemap(site),
    { path: outputPath(machineFiles.robots), content: renderRobots(site) },
    { path: outputPath(machineFiles.llms), content: renderLlmsTxt(site) },
    { path: outputPath(machineFiles.securityTxt), content: renderSecurityTxt(site) },
    { path: 'site.webmanifest', content: renderWebManifest(site) },
    { path: '_headers', content: renderHeadersFile(site.address.base) },
  ]
}

/** Everything may be read: https://www.rfc-editor.org/rfc/rfc9309. The first line is for people. */
function renderRobots({ settings, address }: SiteContext): string {
  const comment = settings.robots.replace(/\s+/g, ' ')
  return `# ${comment}\nUser-agent: *\nAllow: /\n\nSitemap: ${absolute(address, machineFiles.sitemap)}\n`
}
