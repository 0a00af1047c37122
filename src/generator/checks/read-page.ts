import { readHtml, type HtmlHandler, type Tag } from './read-html.ts'

type PageHeading = { level: number; text: string; inCode: boolean }

export interface ParsedPage {
  title: string
  ids: string[]
  /** Addresses as the page has them, the base path included. */
  links: string[]
  headings: PageHeading[]
  /** All that is read, code included, a line a block. */
  text: string
  /** Texts between the tags of blocks. Code is a backtick in them, and values that React put in are set off by {@link valueBoundary}. */
  paragraphs: string[]
  tags: Tag[]
  isTooDeep?: boolean
}

// A character for private use, which no text of ours may hold.
export const valueBoundary = '\uE001'

const phrasing = new Set(['a', 'abbr', 'b', 'cite', 'del', 'em', 'i', 'ins', 'mark', 'q', 's', 'strong', 'sub', 'sup'])
const code = new Set(['code', 'pre', 'samp', 'kbd'])
const headingName = /^h[1-6]$/

export function readPage(html: string, ...others: HtmlHandler[]): ParsedPage {
  const page: ParsedPage = { title: '', text: '', ids: [], links: [], headings: [], paragraphs: [], tags: [] }
  const isWhole = readHtml(html, [tagReader(page), textReader(page), ...others])
  return isWhole ? page : { ...page, isTooDeep: true }
}

/** A page from its parts, in their order. No text may go on from one part into the next. */
export function joinParts(first: ParsedPage, ...others: ParsedPage[]): ParsedPage {
  return {
    title: [first, ...others].find(({ title }) => title !== '')?.title ?? '',
    text: [first, ...others].map(({ text }) => text).join('\n'),
    ids: first.ids.concat(...others.map(({ ids }) => ids)),
    links: first.links.concat(...others.map(({ links }) => links)),
    headings: first.headings.concat(...others.map(({ headings }) => headings)),
    paragraphs: first.paragraphs.concat(...others.map(({ paragraphs }) => paragraphs)),
    tags: first.tags.concat(...others.map(({ tags }) => tags)),
    isTooDeep: [first, ...others].some((part) => part.isTooDeep),
  }
}

export function metaOf({ tags }: ParsedPage, key: string): string {
  return tags.find((tag) => tag.name === 'meta' && metaName(tag) === key)?.attributes.content ?? ''
}

function metaName({ attributes }: Tag): string {
  return attributes.name ?? attributes.property ?? attributes['http-equiv']?.toLowerCase() ?? ''
}

function tagReader({ ids, links, tags }: ParsedPage): HtmlHandler {
  return {
    open(tag) {
      tags.push(tag)
      const { name, attributes } = tag
      for (const key in attributes) {
        const value = attributes[key] ?? ''
        if (key === 'id') ids.push(value)
        else if (linking.has(key)) links.push(value)
        else if (key.endsWith('srcset')) for (const address of srcsetAddresses(value)) links.push(address)
      }
      if (name === 'meta' && addressed.test(metaName(tag))) links.push(attributes.content ?? '')
      if (name === 'meta' && metaName(tag) === 'refresh')
        links.push(...(refreshTarget.exec(attributes.content ?? '')?.slice(1) ?? []))
    },
  }
}

/** https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
export const refreshTarget = /^\s*[\d.]+[\s;,]+(?:url\s*=\s*)?['"]?([^'"\s]+)/i
const linking = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'])
/** The properties of https://ogp.me and of cards whose content is an address. */
const addressed = /^(og:(url|image|video|audio)(:url|:secure_url)?|twitter:image)$/

/** "/a.png 1x, /b.png 2x" names two. */
function srcsetAddresses(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

function textReader(page: ParsedPage): HtmlHandler {
  let inTitle = false
  let heading: PageHeading | undefined
  let prose = ''
  let codeDepth = 0
  const endParagraphAt = (name: string): void => {
    if (codeDepth > 0 || phrasing.has(name)) return
    if (/\S/.test(prose)) page.paragraphs.push(prose)
    prose = ''
    page.text += '\n'
  }
  return {
    open({ name }) {
      // A drawing may have a title, too.
      inTitle = name === 'title' && page.title === ''
      if (headingName.test(name)) heading = { level: Number(name[1]), text: '', inCode: false }
      if (!code.has(name)) return endParagraphAt(name)
      if (heading) heading.inCode = true
      if (codeDepth++ === 0) prose += '`'
    },
    close(name) {
      inTitle = false
      if (code.has(name)) codeDepth--
      else endParagraphAt(name)
      if (!heading || !headingName.test(name)) return
      page.headings.push({ ...heading, text: heading.text.trim() })
      heading = undefined
    },
    text(part) {
      if (inTitle) page.title = part
      if (heading) heading.text += part
      if (codeDepth === 0) prose += part
      page.text += part
    },
    comment() {
      prose += valueBoundary
    },
  }
}
