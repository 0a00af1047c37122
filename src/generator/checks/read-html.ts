import { Parser } from 'htmlparser2'

export interface Tag {
  /** In lower case, as are the names of attributes; values are without character references. */
  name: string
  attributes: Readonly<Record<string, string | undefined>>
}

/** What is called while a document is read. Elements without content, such as <br>, are not closed. */
export interface HtmlHandler {
  open: (tag: Tag) => void
  close: (name: string) => void
  /** @param source the same as written in the document, with its character references. */
  text: (text: string, source: string) => void
  comment?: () => void
}

const passedOver = new Set(['script', 'style'])
/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Parses a document once for all listeners. Scripts and styles are skipped. */
export function readHtml(html: string, handlers: HtmlHandler[]): void {
  let text = ''
  let [start, end] = [0, 0]
  let isPassedOver = false
  // A text with a character reference comes in several parts.
  const endText = (): void => {
    if (text === '') return
    const source = html.slice(start, end)
    for (const handler of handlers) handler.text(text, source)
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      endText()
      isPassedOver = passedOver.has(name)
      for (const handler of handlers) handler.open({ name, attributes })
    },
    onclosetag(name) {
      endText()
      isPassedOver = false
      if (empty.has(name)) return
      for (const handler of handlers) handler.close(name)
    },
    ontext(part) {
      if (isPassedOver) return
      if (text === '') start = parser.startIndex
      end = parser.endIndex + 1
      text += part
    },
    oncomment() {
      endText()
      for (const handler of handlers) handler.comment?.()
    },
  })
  parser.end(html)
}
