import type { Element, Properties } from 'hast'
import type { Code, RootContent } from 'mdast'
import type { BodyParse } from './body.ts'
import { firstLine } from './body-addresses.ts'
import { highlightCode, type Piece } from './highlight.ts'
import { fenceNames, languageOf, titleOf } from './highlight-languages.ts'
import { countOf, didYouMean } from '../content/problem.ts'
import type { SharedSettings } from '../define/site.ts'

/** Characters of code that are coloured in a text, and no more. */
const highlightedOfText = 30_000

/** Letters of a line of code that the column of the text holds; with longer ones a block is as wide as the page. src/site/styles/prose.css */
const longestInColumn = 69

function readFence(node: Code, { report }: BodyParse) {
  const [, language = '', rest = ''] = /^([^\s{]*)(.*)$/.exec(`${node.lang ?? ''} ${node.meta ?? ''}`) ?? []
  const fence = { language, title: '', marked: new Set<number>() }
  if (language && !fenceNames.includes(language.toLowerCase())) {
    const remedy = didYouMean(language, fenceNames) || ' Write text where that is meant.'
    const message = `has code in "${firstLine(language)}", which is no language that Prism knows: it is shown plain.${remedy}`
    report(node, message, { warning: true })
  }
  if (language === 'mermaid')
    report(node, 'is the source of a diagram, which nothing draws. Show a picture of it.', { warning: true })
  const lines = node.value.split('\n').length
  for (const [part, , title, ranges] of rest.matchAll(/title=(["'])([^"']+)\1|\{\s*([\d\s,-]+?)\s*\}|\S+/g)) {
    if (title !== undefined) fence.title = title
    else if (ranges === undefined)
      report(node, `has "${firstLine(part)}" after its backticks. Known there: title="src/a.ts" and {2,4-6}.`)
    for (const range of ranges?.split(/\s*,\s*/) ?? []) {
      const [first = 0, last = first] = /^\d+(?:\s*-\s*\d+)?$/.test(range) ? range.split('-').map(Number) : []
      if (first < 1 || last > lines || first > last)
        report(node, `marks "${range}" of code that has ${countOf(lines, 'line')}. Count them from 1.`)
      else for (let line = first; line <= last; line++) fence.marked.add(line)
    }
  }
  return fence
}

/** Replaces the code of one text, block by block, by coloured HTML. As a `region` instead of a `group` each would be a landmark. */
export function codeHighlighter({ code: labels }: SharedSettings): (node: Code, body: BodyParse) => void {
  let left = highlightedOfText
  return (node, body) => {
    const fence = readFence(node, body)
    const language = languageOf(fence.language)
    const text = node.value && `${node.value}\n`
    left -= text.length
    const pieces = language && left >= 0 ? highlightCode(text, language) : [{ text }]
    const name = language && (labels.languages[language] ?? titleOf(language))
    const isWide = text.split('\n').some((line) => line.length > longestInColumn)
    const className = ['code-block', ...(isWide ? ['wide-code'] : [])]
    const pre = { tabIndex: 0, role: 'group', ariaLabel: name ? `${labels.label}, ${name}` : labels.label }
    const above = fence.title === '' ? [] : [element('p', { className: ['code-title'] }, fence.title)]
    // Written as HTML, not as nodes: an article has more coloured words than elements.
    const code: Element = { ...element('code', {}), children: [{ type: 'raw', value: toHtml(pieces, fence.marked) }] }
    const block: RootContent = {
      type: 'blockquote',
      data: {
        hName: 'div',
        hProperties: { className, ...(name && { dataLanguage: name }) },
        hChildren: [...above, { ...element('pre', pre), children: [code] }],
      },
      children: [],
    }
    Object.assign(node, block)
  }
}

function toHtml(pieces: Piece[], marked: ReadonlySet<number>): string {
  if (marked.size === 0) return pieces.map(pieceToHtml).join('')
  let html = ''
  let line = 1
  let isOpen = false
  for (const { text, ...rest } of pieces)
    for (const part of text.split(/(?<=\n)/)) {
      const isMarked = marked.has(line)
      if (isMarked !== isOpen) html += isMarked ? '<mark>' : '</mark>'
      isOpen = isMarked
      html += pieceToHtml({ text: part, ...rest })
      if (part.endsWith('\n')) line++
    }
  return isOpen ? `${html}</mark>` : html
}

function pieceToHtml({ text, className }: Piece): string {
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
  return className ? `<span class="${className}">${escaped}</span>` : escaped
}

function element(tagName: string, properties: Properties, text?: string): Element {
  return { type: 'element', tagName, properties, children: text === undefined ? [] : [{ type: 'text', value: text }] }
}
