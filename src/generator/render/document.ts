import { withBase } from '../define/render-context.tsx'
import type { RecordedCards } from '../content/social-cards.ts'
import type { Page, SiteContext } from '../define/index.ts'
import { absolute } from '../content/site-address.ts'
import { feedLinks } from '../feeds/feeds.ts'
import { escapeHtml, meta, scriptJson } from './html.ts'
import { markdownPath } from './output-file.ts'
import { scriptsOf, type Assets, type PageScripts } from './scripts.ts'
import { socialCardTags } from './social.ts'

export interface DocumentContext extends SiteContext {
  hasText: boolean
  scripts: PageScripts
  recorded: RecordedCards
  assets: Assets
}

/** A page in the order of its parts. The layout around the view is the same on many pages. */
export type PageHtml = { head: string; before: string; view: string; after: string }

/** Everything before the content of <body>. Origin and address are for print, which shows addresses in full. */
export function renderHead(page: Page, context: DocumentContext): string {
  return `<!DOCTYPE html>
<html lang="${context.site.language}" data-origin="${escapeHtml(context.address.origin)}" data-address="${escapeHtml(absolute(context.address, page.path))}">
<head>
${headOf(page, context).join('\n')}
</head>
<body>
`
}

export const documentEnd = '\n</body>\n</html>\n'

function headOf(page: Page, context: DocumentContext): string[] {
  const { address, assets, scripts } = context
  const { policy, tags } = scriptsOf(scripts, { path: page.path, base: address.base, assets })
  return [
    '<meta charset="utf-8">',
    // It governs only what follows it.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // A search is in the address of its page; the requests that follow must not repeat it.
    '<meta name="referrer" content="strict-origin">',
    // The keyboard of a phone covers nothing that stays at the lower edge.
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    ...descriptionTags(page, context),
    ...socialCardTags(page, context),
    ...frameTags(context),
    ...alternateLinks(page, context),
    ...stylesheetLinks(context),
    ...tags,
    ...page.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
}

function descriptionTags(page: Page, { site, settings, address }: DocumentContext): string[] {
  const title = page.path === '/' ? page.title : `${page.title} · ${settings.name}`
  const url = absolute(address, page.path)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(page.traits.error ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.feed ? 'article' : 'website'),
    ...(page.traits.error ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:locale', site.language.replace('-', '_')),
  ]
}

function frameTags({ site: { background }, address: { base } }: DocumentContext): string[] {
  return [
    '<meta name="color-scheme" content="light dark">',
    ...(['light', 'dark'] as const).map(
      (scheme) => `<meta name="theme-color" content="${background[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
  ]
}

function alternateLinks({ path, feed }: Page, { site, settings, address: { base } }: DocumentContext): string[] {
  const leadsToFeeds = feed !== undefined || ['/', site.feedPage.path].includes(path)
  const markdown = `<link rel="alternate" type="text/markdown" href="${withBase(markdownPath(path), base)}">`
  return [...(leadsToFeeds ? feedLinks(settings.feeds.title, base) : []), ...(feed ? [markdown] : [])]
}

function stylesheetLinks({ assets, address: { base }, hasText }: DocumentContext): string[] {
  const href = (name: string): string => withBase(assets.styles[name] ?? '', base)
  return [
    // No font is asked for before it: on a slow line two fonts hold it up by a third of a second.
    ...['site', ...(hasText ? ['texts'] : [])].map((name) => `<link rel="stylesheet" href="${href(name)}">`),
    // Browsers fetch it last, and show the page without it.
    `<link rel="stylesheet" href="${href('print')}" media="print">`,
  ]
}
