import { countOf } from '../content/problem.ts'
import { absolute } from '../content/site-address.ts'
import { daysBetween } from '../define/fields.ts'
import type { Page, SharedSettings, SiteContext, WholeSite } from '../define/index.ts'
import { escapeInline, escapeLine } from '../markdown/source-slices.ts'
import { headerRulesOf, renderHeadersFile } from './headers.ts'
import { escapeHtml } from './html.ts'
import { machineFiles, markdownPath, outputPath, type OutputFile } from './output-file.ts'

export function machineFilesOf(context: WholeSite): OutputFile[] {
  return [
    { path: outputPath(machineFiles.sitemap), content: renderSitemap(context) },
    { path: outputPath(machineFiles.robots), content: renderRobots(context) },
    { path: outputPath(machineFiles.llms), content: renderLlmsTxt(context) },
    { path: outputPath(machineFiles.securityTxt), content: renderSecurityTxt(context) },
    { path: 'site.webmanifest', content: renderWebManifest(context) },
    { path: '_headers', content: renderHeadersFile(context.address.base, headerRulesOf(context.site.feedPage)) },
  ]
}

/** The pages that search engines may list, with the day of the last change where the content states one: https://www.sitemaps.org */
function renderSitemap({ pages, address }: WholeSite): string {
  const entries = pages.flatMap(({ listed, path, changed }) => {
    const change = changed === undefined ? '' : `    <lastmod>${changed}</lastmod>\n`
    return listed ? `  <url>\n    <loc>${escapeHtml(absolute(address, path))}</loc>\n${change}  </url>\n` : []
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Everything may be read: https://www.rfc-editor.org/rfc/rfc9309. The first line is for people. */
function renderRobots({ settings, address }: SiteContext): string {
  return `${comment(settings.robots)}User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, machineFiles.sitemap)}\n`
}

/** A line for people. Without line breaks, since a second line would be a rule. */
function comment(text: string): string {
  return `# ${text.replace(/\s+/g, ' ')}\n`
}

/** How to report a weakness: https://www.rfc-editor.org/rfc/rfc9116 */
function renderSecurityTxt({ settings, address }: SiteContext): string {
  const { note, expires, languages, policy } = settings.securityTxt
  const fields = [
    ['Contact', `mailto:${settings.addresses.security}`],
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', absolute(address, machineFiles.securityTxt)],
    ['Policy', absolute(address, policy)],
  ]
  return (note ? comment(note) : '') + fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}

/** Fewer days than these are left too few: a reminder that comes with the last build before would be too late. */
const enough = 30

/** Says when security.txt runs out, where that is soon or past. @param today the day of the build, YYYY-MM-DD. */
export function securityTxtRunsOut({ securityTxt }: Pick<SharedSettings, 'securityTxt'>, today: string): string[] {
  const { expires } = securityTxt
  const left = daysBetween(today, expires)
  if (left >= enough && left <= 366) return []
  const when = left > 0 ? `in ${countOf(left, 'day')}` : 'which is past'
  return [
    `security.txt expires on ${expires}, ${when}: read it again, and set securityTxt.expires in site.json to a day within a year`,
  ]
}

/** The site for language models, https://llmstxt.org: the sections of its sitemap, with articles by their Markdown version. */
function renderLlmsTxt({ settings, pages, address }: WholeSite): string {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const sections = pages.flatMap(({ contents = [] }) => contents)
  const lineOf = ({ feed, path, title, description }: Page): string => {
    const version = feed ? markdownPath(path) : path
    return `- [${escapeInline(title)}](${absolute(address, version)}): ${escapeInline(description)}`
  }
  const lists = sections.map(({ heading, pages: named }) =>
    [`## ${escapeInline(heading)}`, '', ...named.flatMap(({ path }) => byPath.get(path) ?? []).map(lineOf)].join('\n'),
  )
  const { name, description: line, llms } = settings
  const head = [`# ${escapeInline(name)}`, `> ${escapeLine(line)}`, escapeLine(llms.note)]
  return `${[...head, ...lists].join('\n\n')}\n`
}

/** https://www.w3.org/TR/appmanifest/. An installed site opens in the browser, as it needs no window of its own. */
function renderWebManifest({ site: { background }, settings, address: { base } }: SiteContext): string {
  const manifest = {
    name: settings.name,
    description: settings.description,
    start_url: base,
    display: 'browser',
    background_color: background.light,
    theme_color: background.light,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
