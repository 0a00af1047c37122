import { readHtml, type HtmlHandler, type Tag } from '../../checks/read-html.ts'
import type { Resolve } from '../../content/site-address.ts'
import { escapeHtml } from '../html.ts'

const withoutAttributes =
  'p h2 h3 h4 h5 h6 em strong del code pre blockquote ul li table thead tbody tr th td br hr sup sub b i ' +
  's kbd samp var q cite abbr dl dt dd aside mark'

/** The elements and attributes that are kept. Everything else serves our stylesheet or our page. */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(withoutAttributes.split(' ').map((name) => [name, []])),
  ol: ['start'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
}

/** Prose as a feed carries it: elements that any reader knows, with addresses in full and without what only our pages use. */
export function plainHtml(html: string, resolve: Resolve): string {
  let plain = ''
  const spans: boolean[] = []
  const links: boolean[] = []
  let heading = false
  const put = (text: string): void => {
    if (!spans.includes(true)) plain += text
  }
  const handler: HtmlHandler = {
    open(tag) {
      const { name, attributes } = tag
      if (name === 'span') spans.push(attributes.class === 'sr-only')
      if (/^h[2-6]$/.test(name)) heading = true
      if (name === 'a') links.push(!(heading && attributes.href?.startsWith('#')))
      if (name === 'a' && links.at(-1) === false) return
      if (Object.hasOwn(allowed, name)) put(startOf(tag, resolve))
    },
    close(name) {
      if (name === 'span') spans.pop()
      if (/^h[2-6]$/.test(name)) heading = false
      if (name === 'a' && links.pop() === false) return
      if (Object.hasOwn(allowed, name)) put(`</${name}>`)
    },
    text: (_, source) => put(source),
  }
  readHtml(html, [handler])
  return plain
}

function startOf({ name, attributes }: Tag, resolve: Resolve): string {
  const shown = (allowed[name] ?? []).flatMap((key) => {
    const value = attributes[key]
    if (value === undefined) return []
    return ` ${key}="${escapeHtml(key === 'href' || key === 'src' ? resolve(value) : value)}"`
  })
  return `<${name}${shown.join('')}>`
}
