import { sumOf, type Weight } from './weight.ts'

/** What a visit of one page costs. Fonts count in no number of requests, nor do icons, pictures and the search's index. */
export interface Visit {
  /** The page's HTML but for what stands in `<main>`. */
  around: Weight
  styles: Weight
  /** What runs as soon as the page is there. */
  script: Weight
  fonts: Weight
  /** All that the first screen of a phone is made of: the HTML up to there, and the stylesheet. */
  opening: Weight
  requests: number
  /** What comes on top once a form is touched or the viewer is seen. */
  later: { script: Weight; requests: number }
}

/** Weighs something: the text of a part of a page, or the file at an address that the page names. */
export interface Scales {
  text: (text: string) => Weight
  file: (address: string) => Weight
  /** The fonts that a stylesheet names. */
  fontsOf: (stylesheet: string) => Weight
}

/**
 * Characters of `<main>` that a phone of 412 × 823 px shows without scrolling. Measured on every page of this site: 450 on the
 * mission's, 1,300 to 2,350 on articles, 3,250 on the list of all pages. More only on confirmations, which are short.
 */
const firstScreen = 3500

/** What a page costs its visitor. */
export function visitOf(html: string, { text, file, fontsOf }: Scales): Visit {
  const start = html.indexOf('<main')
  const [styles, scripts] = [stylesheetsIn(html), scriptsIn(html)]
  const later = scriptsLater(html)
  const style = sumOf(styles.map(file))
  return {
    around: text(html.slice(0, start) + html.slice(html.indexOf('</main>') + '</main>'.length)),
    styles: style,
    script: sumOf(scripts.map(file)),
    fonts: sumOf(styles.map(fontsOf)),
    opening: sumOf([text(html.slice(0, start + firstScreen)), style]),
    requests: 1 + styles.length + scripts.length,
    later: { script: sumOf(later.map(file)), requests: later.length },
  }
}

function stylesheetsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** The addresses of the scripts that a page runs at once. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src)
}

/** The import map of a page names every script that it may load later, with its hash. */
export function scriptsLater(html: string): string[] {
  const [, map] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? []
  if (!map) return []
  return Object.keys((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {})
}
