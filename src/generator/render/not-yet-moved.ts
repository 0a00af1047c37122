import type { RecordedCards } from '../content/social-cards.ts'
import type { Content as OldContent } from '../../content/content.ts'
import type { SiteSettings } from '../../site/schemas/site.ts'
import type { Page as OldPage } from '../../model/page.ts'
import type { Site as OldSite } from '../../model/pages.ts'
import type { Redirect } from '../../model/redirects.ts'
import { renderFeeds } from '../feeds/feeds.ts'
import type { FeedItem } from '../feeds/feed.ts'
import { renderHeadersFile } from './headers.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import { fileOf, type OutputFile } from './output-file.ts'
import { renderRobots } from './robots.ts'
import { renderSecurityTxt } from './security-txt.ts'
import { renderSitemap } from './sitemap.ts'
import { renderWebManifest } from './web-manifest.ts'
import { machineFiles } from '../../routes.ts'
import type { Page } from '../define/define.tsx'
import type { Rendering } from './render-site.ts'

// The rooms below know the old page, whose props they look into. Here they are given it; each line goes when its room moves.

export function asOld({ draw, traits, changed, feed, ...page }: Page): OldPage {
  const matter = page.body && !feed ? { matter: { updated: changed && { iso: changed } } } : {}
  return { ...page, props: { ...page.props, ...matter } } as unknown as OldPage
}

export function asOldSite({
  content,
  pages,
  site,
  options,
}: Pick<Rendering, 'content' | 'pages' | 'site' | 'options'>): OldSite {
  const redirects = pages.all.flatMap(({ props, path: to, title, sources: [source = ''] }): Redirect[] =>
    'aliases' in props && Array.isArray(props.aliases)
      ? props.aliases.map((from: string) => ({ from, to, title, source }))
      : [],
  )
  const { all, broken, heldBack, problems } = pages
  return {
    settings: content.get(site.settings),
    address: options.address,
    pages: all.map(asOld),
    broken,
    heldBack,
    redirects,
    problems,
  }
}

export function asOldContent(site: SiteSettings, socialCards: RecordedCards): OldContent {
  return { site, socialCards } as unknown as OldContent
}

export function filesForMachines(items: FeedItem[], rendering: Rendering): OutputFile[] {
  const site = asOldSite(rendering)
  return [
    ...renderFeeds(items, site),
    ...renderSitemap(site),
    { path: fileOf(machineFiles.robots), text: renderRobots(site) },
    { path: fileOf(machineFiles.llms), text: renderLlmsTxt(site) },
    { path: fileOf(machineFiles.securityTxt), text: renderSecurityTxt(site) },
    { path: 'site.webmanifest', text: renderWebManifest(site) },
    { path: '_headers', text: renderHeadersFile(site.address.base) },
  ]
}

export type { SiteSettings }
