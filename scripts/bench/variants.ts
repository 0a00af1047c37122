import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ways to give a page its styles and fonts. */
export interface Variant {
  styles: 'linked' | 'inline'
  /** Which fonts a page asks for before its styles do. */
  preloaded: 'both' | 'serif' | 'none'
}

/** All that were considered. The one that the site has is among them. */
export const variants: Variant[] = (['linked', 'inline'] as const).flatMap((styles) =>
  (['both', 'serif', 'none'] as const).map((preloaded) => ({ styles, preloaded })),
)

/** Copies a built site and rewrites its pages. The copy is to be visited, and is no output: it does not fit its manifest. */
export function writeVariant(from: string, to: string, variant: Variant): void {
  cpSync(from, to, { recursive: true })
  const fonts = readdirSync(join(to, 'assets')).filter((name) => name.endsWith('.woff2'))
  const preloads = fonts
    .filter((name) => variant.preloaded === 'both' || name.startsWith(variant.preloaded))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>\n`)
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(to, name), 'utf8')
      .replace(/<link rel="preload" [^>]*as="font"[^>]*>\n/g, '')
      .replace('<link rel="stylesheet"', `${preloads.join('')}<link rel="stylesheet"`)
    writeFileSync(join(to, name), variant.styles === 'inline' ? inlined(html, to) : html)
  }
}

/** The page with its stylesheet in place of the link, allowed by its hash. */
function inlined(html: string, folder: string): string {
  const [link = '', href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  const css = readFileSync(join(folder, href), 'utf8').replaceAll('url(./', 'url(/assets/')
  const hash = createHash('sha256').update(css).digest('base64')
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace("style-src 'self'", () => `style-src 'self' 'sha256-${hash}'`)
}
