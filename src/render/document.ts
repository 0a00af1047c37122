import { withBase } from '../generator/define/A.tsx'
import type { Page, SiteSettings } from '../model/page.ts'
import { absolute, type SiteAddress } from '../model/site-address.ts'
import { markdownPath } from '../routes.ts'
import type { Assets } from '../generator/render/assets.ts'
import { feedLinks } from '../generator/feeds/feeds.ts'
import { escapeHtml, meta, scriptJson } from '../generator/render/html.ts'
import { transitionStyle } from '../generator/render/policy.ts'
import { scriptsOf } from '../generator/render/scripts.ts'
import { cardTags } from '../generator/render/social.ts'
import { stylesheetOf } from './stylesheets.ts'

/** The colours of the page's ground in src/site/styles/tokens.css, for the browser's own frame around it. */
export const ground = { light: '#faf8f3', dark: '#0e141b' }

interface Context {
  settings: SiteSettings
  address: SiteAddress
  assets: Assets
}

/** The whole document of a page around what its <body> holds. The origin is there for paper, on which an address is in full. */
export function renderDocument(page: Page, body: string, context: Context): string {
  return `<!DOCTYPE html>
<html lang="en-GB" data-origin="${escapeHtml(context.address.origin)}">
<head>
${headOf(page, body, context).join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}

function headOf(page: Page, body: string, { settings, address, assets }: Context): string[] {
  const { policy, tags } = scriptsOf(body, { settings, address, assets })
  const title = page.route === 'home' ? page.title : `${page.title} · ${settings.name}`
  const url = absolute(address, page.path)
  const { base } = address
  const isError = page.route === 'notFound'
  return [
    '<meta charset="utf-8">',
    // Before anything that it is to judge.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isError ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.route === 'article' ? 'article' : 'website'),
    ...(isError ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:locale', 'en_GB'),
    ...cardTags(page, address),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${ground.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${ground.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...alternates(page, settings, base),
    // No font is asked for before it: on a slow line two fonts hold it up by a third of a second.
    `<style>${transitionStyle}</style>`,
    `<link rel="stylesheet" href="${withBase(assets.styles[stylesheetOf(page.route)], base)}">`,
    ...tags,
    ...page.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
}

/** Other forms of the page: its Markdown, and the feeds where readers look for them. */
function alternates({ route, path }: Page, { feeds }: SiteSettings, base: string): string[] {
  if (route === 'article')
    return [
      ...feedLinks(feeds.title, base),
      `<link rel="alternate" type="text/markdown" href="${withBase(markdownPath(path), base)}">`,
    ]
  return route === 'home' || route === 'blog' ? feedLinks(feeds.title, base) : []
}
