import { withBase } from '../define/A.tsx'
import type { SharedSettings } from '../define/shared-settings.ts'
import type { RecordedCards } from '../content/social-cards.ts'
import type { Page } from '../define/index.ts'
import { absolute, type SiteAddress } from '../content/site-address.ts'
import type { Assets } from './assets.ts'
import { feedLinks } from '../feeds/feeds.ts'
import { escapeHtml, meta, scriptJson } from './html.ts'
import { markdownPath } from './output-file.ts'
import { scriptsOf, transitionStyle, type PageScripts } from './scripts.ts'
import { cardTags } from './social.ts'

/** The colours of the page's ground in src/site/styles/tokens.css, for the browser's own frame around it. */
export const ground = { light: '#fafaf7', dark: '#0e141b' }

export interface DocumentContext {
  styles: string[]
  printStyle: string
  scripts: PageScripts
  settings: SharedSettings
  recorded: RecordedCards
  address: SiteAddress
  assets: Assets
}

/** The whole document of a page around what its <body> holds. The origin is for print, which shows addresses in full. */
export function renderDocument(page: Page, body: string, context: DocumentContext): string {
  return `<!DOCTYPE html>
<html lang="en-GB" data-origin="${escapeHtml(context.address.origin)}">
<head>
${headOf(page, context).join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}

function headOf(page: Page, context: DocumentContext): string[] {
  const { settings, address, assets, styles, printStyle, scripts } = context
  const { base } = address
  const { policy, tags } = scriptsOf(scripts, { path: page.path, base, assets })
  const title = page.traits.titleAlone ? page.title : `${page.title} · ${settings.name}`
  const url = absolute(address, page.path)
  const isError = page.traits.error === true
  return [
    '<meta charset="utf-8">',
    // Before anything that it governs.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // A search is in the address of its page; the requests that follow must not repeat it.
    '<meta name="referrer" content="strict-origin">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isError ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.feed ? 'article' : 'website'),
    ...(isError ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:locale', 'en_GB'),
    ...cardTags(page, context),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${ground.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${ground.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(page.traits.feeds ? feedLinks(settings.feeds.title, base) : []),
    ...(page.feed
      ? [`<link rel="alternate" type="text/markdown" href="${withBase(markdownPath(page.path), base)}">`]
      : []),
    // No font is asked for before it: on a slow line two fonts hold it up by a third of a second.
    `<style>${transitionStyle}</style>`,
    ...styles.map((path) => `<link rel="stylesheet" href="${withBase(path, base)}">`),
    // Browsers fetch it last, and show the page without it.
    `<link rel="stylesheet" href="${withBase(printStyle, base)}" media="print">`,
    ...tags,
    ...page.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
}
