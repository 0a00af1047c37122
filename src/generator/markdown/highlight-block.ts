import type { ElementContent } from 'hast'
import type { Code, RootContent } from 'mdast'
import { highlightCode, type Piece } from './highlight.ts'
import { commonNames, fenceNames, languageOf, titleOf } from './highlight-languages.ts'
import { didYouMean } from '../content/problem.ts'
import type { SharedSettings } from '../define/shared-settings.ts'

/** Characters of code that are coloured in one fence and in one text, and no more: patterns take time that grows with their square. */
const highlightedAtMost = { fence: 5_000, text: 30_000 }

/** Letters of a line of code that the column of the text holds; with longer ones a block is as wide as the page. src/site/styles/code.css */
const longestInColumn = 69

export function languageProblemOf({ lang }: Code): string | undefined {
  if (!lang || fenceNames.includes(lang)) return undefined
  const shown = lang.length > 40 ? `${lang.slice(0, 37)}...` : lang
  const remedy = didYouMean(lang, fenceNames) || ' Write text to leave it plain.'
  return `has code in "${shown}", which is not a known language.${remedy} Known: ${commonNames.join(', ')}.`
}

/**
 * Gives what turns the code of one text, block by block, into coloured HTML that a keyboard can scroll; it changes the node in
 * place, as its parent holds it. `group`, as a `region` each would make the code a landmark of the page.
 */
export function codeHighlighter({ code: labels }: SharedSettings): (node: Code) => void {
  let left = highlightedAtMost.text
  return (node) => {
    const language = languageOf(node.lang ?? '')
    const text = node.value && `${node.value}\n`
    left -= text.length
    const isShort = text.length <= highlightedAtMost.fence && left >= 0
    const pieces = language && isShort ? highlightCode(text, language) : [{ text }]
    const name = language && (labels.languages[language] ?? titleOf(language))
    Object.assign(node, blockOf(pieces, { label: labels.label, name, isWide: isWide(text) }))
  }
}

function isWide(code: string): boolean {
  return code.split('\n').some((line) => line.length > longestInColumn)
}

interface CodeBlock {
  label: string
  name: string | undefined
  isWide: boolean
}

function blockOf(pieces: Piece[], { label, name, isWide: wide }: CodeBlock): RootContent {
  // As HTML: an article has more coloured words than elements.
  const html: ElementContent = { type: 'raw', value: pieces.map(toHtml).join('') }
  const code: ElementContent = { type: 'element', tagName: 'code', properties: {}, children: [html] }
  const properties = { tabIndex: 0, role: 'group', ariaLabel: name ? `${label}, ${name}` : label }
  return {
    type: 'blockquote',
    data: {
      hName: 'div',
      hProperties: {
        className: wide ? ['code-block', 'wide-code'] : ['code-block'],
        ...(name && { dataLanguage: name }),
      },
      hChildren: [{ type: 'element', tagName: 'pre', properties, children: [code] }],
    },
    children: [],
  }
}

function toHtml({ text, className }: Piece): string {
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
  return className ? `<span class="${className}">${escaped}</span>` : escaped
}
