import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Parser, type Handler } from 'htmlparser2'

export interface Tag {
  /** In lower case, as are the names of attributes; values are without character references. */
  name: string
  attributes: Readonly<Record<string, string | undefined>>
}

/** Handlers called while a document is read. Elements without content, such as <br>, are not closed. */
export interface HtmlHandler {
  open: (tag: Tag) => void
  close?: (name: string) => void
  /** @param source the same as written in the document, with its character references. */
  text?: (text: string, source: string) => void
  comment?: () => void
}

const skipped = new Set(['script', 'style'])
/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** No page is nested deeper. The time that the parser takes grows with the square of the depth. */
const deepest = 1000
const chunk = 100_000

/** Parses a document once for all listeners. Scripts and styles are skipped. @returns whether it was read to its end */
export function readHtml(html: string, handlers: HtmlHandler[]): boolean {
  let source = ''
  let depth = 0
  let isSkipped = false
  const endText = (): void => {
    if (source === '') return
    const text = source.includes('&') ? decodeHTML(source) : source
    for (const handler of handlers) handler.text?.(text, source)
    source = ''
  }
  const callbacks: Partial<Handler> = {
    onopentag(name, attributes) {
      depth++
      endText()
      isSkipped = skipped.has(name)
      for (const key in attributes)
        if (attributes[key]?.includes('&')) attributes[key] = decodeHTMLAttribute(attributes[key])
      for (const handler of handlers) handler.open({ name, attributes })
    },
    onclosetag(name) {
      depth--
      endText()
      isSkipped = false
      if (voidElements.has(name)) return
      for (const handler of handlers) handler.close?.(name)
    },
    ontext(part) {
      if (!isSkipped) source += part
    },
    oncomment() {
      endText()
      for (const handler of handlers) handler.comment?.()
    },
  }
  // When it is to decode character references it takes half as long again.
  const parser = new Parser(callbacks, { decodeEntities: false })
  for (let at = 0; at < html.length; at += chunk) {
    parser.write(html.slice(at, at + chunk))
    if (depth >= deepest) return false
  }
  parser.end()
  return true
}
