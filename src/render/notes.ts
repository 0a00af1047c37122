import { unescapeHtml } from './html.ts'

/** What checkSite needs to know of a page's HTML, taken from the very text that is written. */
export interface PageNotes {
  title: string
  description: string
  ids: string[]
  /** Values of href, src, action and poster as they stand in the page, the base path included. */
  links: string[]
  /** 1 to 6, in the order of the page. */
  headingLevels: number[]
}

// React and remark-html put every value in double quotes and escape those inside, so tags can be read by pattern.
const tags = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/g
const attributes = /([^\s"'<>/=]+)="([^"]*)"/g
const addressed = new Set(['href', 'src', 'action', 'poster'])

/** Puts the base path before every address of the site, and notes what the page links to and can be linked at. */
export function finishHtml(html: string, base: string): { html: string; notes: PageNotes } {
  const notes: PageNotes = { title: '', description: '', ids: [], links: [], headingLevels: [] }
  const finished = html.replace(tags, (tag: string, name: string, list: string) => {
    if (/^h[1-6]$/.test(name)) notes.headingLevels.push(Number(name[1]))
    if (!list) return tag
    if (name === 'meta' && list.includes('name="description"'))
      notes.description = unescapeHtml(/content="([^"]*)"/.exec(list)?.[1] ?? '')
    return tag.replace(attributes, (attribute: string, key: string, value: string) => {
      if (key === 'id') notes.ids.push(unescapeHtml(value))
      // Props of islands are JSON, in which an address is a text that begins with a slash.
      if (key === 'data-props') return `${key}="${value.replace(/(?<=&quot;)\/(?!\/)/g, base)}"`
      if (!addressed.has(key)) return attribute
      const address = value.startsWith('/') ? base + value.slice(1) : value
      notes.links.push(unescapeHtml(address))
      return `${key}="${address}"`
    })
  })
  notes.title = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
  return { html: finished, notes }
}
