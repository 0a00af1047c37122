import { unescapeHtml } from '../render/html.ts'
import { linksOf } from './links-of.ts'
import { scanHtml, type Tag } from './scan-html.ts'

/** A stretch of text that is shown in one go: a paragraph, an entry, a label. */
export interface Run {
  /** Values that React put into it are set off by {@link seam}, code samples stand between {@link codeStart} and {@link codeEnd}. */
  text: string
  /** Whether it belongs to an article's body. */
  inBody: boolean
}

export interface Heading {
  level: number
  text: string
  inCode: boolean
}

/** What a page's HTML says, read once for all checks. */
export interface PageFacts {
  title: string
  metas: { key: string; content: string }[]
  canonical: string
  ids: string[]
  /** Addresses as they stand in the page, the base path included. */
  links: string[]
  headings: Heading[]
  runs: Run[]
  /** Tags with attributes, but for those of drawings. */
  tags: Tag[]
  scripts: { tag: Tag; text: string }[]
  /** Links that save a file, with their text. */
  downloads: { address: string; text: string }[]
}

// Characters for private use, which no text of ours may hold.
export const seam = '\uE001'
export const codeStart = '\uE002'
export const codeEnd = '\uE003'

const phrasing = new Set(['a', 'abbr', 'b', 'cite', 'del', 'em', 'i', 'ins', 'mark', 'q', 's', 'strong', 'sub', 'sup'])
const code = new Set(['code', 'pre', 'samp', 'kbd'])

/** Reads what a page says. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    title: '',
    metas: [],
    canonical: '',
    ids: [],
    links: [],
    headings: [],
    runs: [],
    tags: [],
    scripts: [],
    downloads: [],
  }
  let run = ''
  let codeDepth = 0
  let bodyDepth = 0
  let heading: Heading | undefined
  let download: { address: string; text: string } | undefined
  let inTitle = false

  const endRun = (): void => {
    if (run.trim()) facts.runs.push({ text: run, inBody: bodyDepth > 0 })
    run = ''
  }
  const openCode = (): void => {
    if (codeDepth++ === 0) run += codeStart
  }
  const closeCode = (): void => {
    if (codeDepth > 0 && --codeDepth === 0) run += codeEnd
  }
  scanHtml(html, {
    open(tag) {
      const { name, attributes } = tag
      if (code.has(name)) openCode()
      else if (codeDepth === 0 && !phrasing.has(name)) endRun()
      if (name === 'div' && (bodyDepth > 0 || attributes.get('class') === 'article-body')) bodyDepth++
      if (name === 'title') inTitle = true
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: '', inCode: false }
      if (attributes.size === 0) return
      noteTag(tag, facts)
      if (name === 'a' && attributes.has('download')) download = { address: attributes.get('href') ?? '', text: '' }
    },
    close(name) {
      if (code.has(name)) closeCode()
      else if (codeDepth === 0 && !phrasing.has(name)) endRun()
      if (name === 'div' && bodyDepth > 0) bodyDepth--
      if (name === 'title') inTitle = false
      if (heading && /^h[1-6]$/.test(name)) {
        facts.headings.push({ ...heading, text: unescapeHtml(heading.text).trim() })
        heading = undefined
      }
      if (download && name === 'a') {
        facts.downloads.push(download)
        download = undefined
      }
    },
    text(part) {
      if (inTitle && !facts.title) facts.title = unescapeHtml(part)
      run += part
      if (heading) {
        heading.text += part
        heading.inCode ||= codeDepth > 0
      }
      if (download) download.text += ` ${part}`
    },
    comment() {
      run += seam
    },
    raw(tag, text) {
      if (tag.name === 'script') facts.scripts.push({ tag, text })
    },
  })
  endRun()
  return facts
}

function noteTag(tag: Tag, facts: PageFacts): void {
  const { name, attributes } = tag
  const id = attributes.get('id')
  if (id !== undefined) facts.ids.push(id)
  if (name === 'meta')
    facts.metas.push({
      key: attributes.get('name') ?? attributes.get('property') ?? attributes.get('http-equiv') ?? '',
      content: attributes.get('content') ?? '',
    })
  if (name === 'link' && attributes.get('rel') === 'canonical') facts.canonical = attributes.get('href') ?? ''
  facts.links.push(...linksOf(tag))
  facts.tags.push(tag)
}

/** A stretch of text as it is read, with white space folded. */
export function readable({ text }: Run): string {
  return unescapeHtml(text.replace(/[\uE001-\uE003]/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a page's visitors read, code samples included, with white space folded. */
export function visibleText({ runs }: PageFacts): string {
  return readable({ text: runs.map(({ text }) => text).join(' '), inBody: false })
}

/** The content of a <meta> element, by its name or property. */
export function metaOf({ metas }: PageFacts, key: string): string {
  return metas.find((meta) => meta.key === key)?.content ?? ''
}
