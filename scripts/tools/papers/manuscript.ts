import type { BlockContent, Blockquote, Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import type { Processor } from 'unified'
import { keysIn } from '../../../src/generator/checks/check-leaks.ts'
import type { NameCheck } from '../../../src/generator/content/product-names.ts'
import type { Parsed, Problem } from '../../../src/generator/content/problem.ts'
import { checkItems } from '../../../src/generator/markdown/body.ts'
import { isRefusedScheme, schemeOf } from '../../../src/generator/markdown/body-addresses.ts'
import { headingIds } from '../../../src/generator/markdown/headings.ts'
import { walk } from '../../../src/generator/markdown/markdown.ts'
import * as stray from '../../../src/generator/markdown/stray-markup.ts'

/** A text as HTML ready to be printed, and its headings, each with its number: "4.2", or none for the references. */
export interface Manuscript {
  html: string
  sections: { id: string; depth: number; number: string; text: string }[]
}

export interface ManuscriptContext {
  file: string
  /** The line of the file on which the Markdown begins. */
  firstLine: number
  /** Whether headings are numbered. */
  numbered: boolean
  labels: { figure: string; table: string; references: string }
  misspeltIn: NameCheck
  /** Expands "repo:" and "mail:". */
  expand: (url: string) => { address: string } | { problem: string }
  /** The HTML of a drawing, where there is one of that name. */
  draw: (name: string, alt: string) => string | undefined
}

type Report = (node: Nodes, message: string) => void

/** The site's Markdown parser: GitHub's flavour, for its tables, and curled quotation marks. */
function parse(markdown: string): Nodes {
  return markdownToMdast(markdown, { features: { gfm: true, smartPunctuation: { dashes: false, ellipses: false } } })
}

/** A plain text with typographic quotation marks: nothing else in it means something. */
export function smartQuotes(words: string): string {
  return toString(parse(words.replace(/[!#-&(-/:-@[-`{-~]/g, '\\$&')))
}

function satteri(this: Processor): void {
  this.parser = parse
}

const processor = remark().use(satteri).use(remarkHtml, { sanitize: false }).freeze()

/** Turns Markdown into a manuscript. What a PDF cannot hold is a problem. */
export function parseManuscript(markdown: string, context: ManuscriptContext): Parsed<Manuscript> {
  const problems: Problem[] = []
  const report: Report = (node, message) => {
    const line = context.firstLine + (node.position?.start.line ?? 1) - 1
    problems.push({ file: context.file, line, message })
  }
  const root = processor.parse(markdown)
  const checked = { text: markdown, report }
  const sections = numberHeadings(root, context, report)
  for (const { node, parent } of walk(root)) {
    if ('value' in node) for (const { message } of keysIn(node.value)) report(node, message)
    const isAlone = parent?.type === 'paragraph' && parent.children.length === 1 && root.children.includes(parent)
    if (node.type === 'image' && !isAlone)
      report(node, 'has an inline picture. Give it a paragraph of its own, outside lists and quotations.')
    if (node.type === 'definition')
      report(node, `defines [${node.identifier}], which papers do not support. Write an inline link, [text](address).`)
    if (node.type === 'text') {
      stray.checkMarkup(node, checked, parent)
      for (const { message } of context.misspeltIn(node.value)) report(node, message)
      const [variable] = /\{(?:our|number of)\b[^{}]*\}/i.exec(node.value) ?? []
      if (variable) report(node, `holds ${variable}, but a paper is dated, and keeps its words. Write them.`)
    }
    if (node.type === 'table') stray.checkRows(node, checked)
    if (node.type === 'list') checkItems(node, checked, parent)
    if (node.type === 'emphasis' || node.type === 'strong') stray.checkEmphasis(node, checked)
    if (node.type === 'paragraph')
      for (const check of [stray.checkFormulas, stray.checkMissedTable]) check(node, checked)
    if (node.type === 'code') stray.checkFence(node, checked)
    if (node.type === 'delete') report(node, 'is struck out, as there is a ~ on both sides. Write \\~ to show one.')
    if (node.type === 'html') report(node, 'holds raw HTML, which papers do not support. Write it in Markdown.')
    if (node.type === 'paragraph' && /^(?:::|\[!\w+\])/.test(toString(node)))
      report(node, 'holds a block, which papers do not support. Write a table.')
    if (node.type !== 'link') continue
    const expanded = context.expand(node.url)
    const section = sections.find(({ id }) => node.url === `#${id}`)
    if ('problem' in expanded) report(node, `links to ${expanded.problem}`)
    else if (!/^(?:#|[a-z]+:)/i.test(node.url))
      report(node, `links to ${node.url}, a page of the site. Name it in words.`)
    else if (node.url.startsWith('#') && !section) report(node, `links to ${node.url}, which no heading has.`)
    else if (isRefusedScheme(schemeOf(expanded.address)))
      report(node, `links to ${node.url}, but only https, http and mailto are allowed.`)
    else node.url = expanded.address
    if (section && /^sections?$/i.test(toString(node))) node.children.push(text(` ${section.number}`))
  }
  linkReferences(root, context, report)
  root.children = addCaptions(root.children, context, report)
  return { value: { html: processor.stringify(root), sections }, problems }
}

function numberHeadings(root: Root, { labels, numbered }: ManuscriptContext, report: Report): Manuscript['sections'] {
  const nextHeading = headingIds()
  let [outer, inner] = [0, 0]
  return root.children.flatMap((node) => {
    if (node.type !== 'heading') return []
    const { heading, problem } = nextHeading(node)
    if (problem) report(node, `"${heading.text}" ${problem}`)
    if (node.depth !== 2 && node.depth !== 3) report(node, `"${heading.text}" must begin with ## or ###.`)
    node.data = { hProperties: { id: heading.id } }
    if (!numbered || heading.text === labels.references) return [{ ...heading, number: '' }]
    if (node.depth === 2) [outer, inner] = [outer + 1, 0]
    else inner++
    const number = node.depth === 2 ? `${outer}` : `${outer}.${inner}`
    const data = { hName: 'span', hProperties: { className: ['number'] } }
    node.children.unshift({ type: 'emphasis', data, children: [text(number)] }, text(' '))
    return [{ ...heading, number }]
  })
}

/** Links "[3]" to the third entry of the references. */
function linkReferences(root: Root, { labels }: ManuscriptContext, report: Report): void {
  const heading = root.children.findIndex((node) => node.type === 'heading' && toString(node) === labels.references)
  const list = root.children[heading + 1]
  const items = list?.type === 'list' && heading >= 0 ? list.children : []
  if (list && items.length > 0) list.data = { hProperties: { className: ['references'] } }
  items.forEach((item, index) => (item.data = { hProperties: { id: `ref-${index + 1}` } }))
  const uncited = new Map(items.map((item, index) => [index + 1, item]))
  const others = root.children.filter((node) => items.length === 0 || node !== list)
  for (const { node } of walk({ type: 'root', children: others })) {
    if (node.type !== 'text' || !/\[\d+\]/.test(node.value)) continue
    const hChildren = node.value.split(/\[(\d+)\]/).map((piece, index) => {
      if (index % 2 === 0) return text(piece)
      if (!items[Number(piece) - 1]) report(node, `cites [${piece}], which is not listed.`)
      uncited.delete(Number(piece))
      const properties = { href: `#ref-${piece}` }
      return { type: 'element' as const, tagName: 'a', properties, children: [text(`[${piece}]`)] }
    })
    node.data = { hName: 'span', hChildren }
  }
  for (const [number, item] of uncited) report(item, `lists reference ${number}, which nothing cites.`)
}

/** A table with more characters may be split at the end of a page. */
const maxUnsplitLength = 900

/** A paragraph "Table: …" above a table becomes its caption, and the title of an image that of a figure, both numbered. */
function addCaptions(blocks: RootContent[], { labels, draw }: ManuscriptContext, report: Report): RootContent[] {
  let [tables, figures] = [0, 0]
  return blocks.flatMap((node, index) => {
    if (node.type === 'paragraph' && node.children[0]?.type === 'image') {
      const [image] = node.children
      const drawing = draw(image.url, image.alt ?? '')
      if (drawing === undefined) report(image, `shows ${image.url}, which is not in content/papers/.`)
      const caption = image.title ? [captionOf(`${labels.figure} ${++figures}.`, [text(smartQuotes(image.title))])] : []
      return box('figure whole', [{ type: 'html', value: drawing ?? '' }, ...caption])
    }
    const words = captionWords(node.type === 'table' ? blocks[index - 1] : node, labels.table)
    if (node.type !== 'table') return words && blocks[index + 1]?.type === 'table' ? [] : [node]
    const caption = words ? [captionOf(`${labels.table} ${++tables}.`, words)] : []
    return box(toString(node).length <= maxUnsplitLength ? 'table whole' : 'table', [...caption, node])
  })
}

function captionWords(node: RootContent | undefined, label: string): PhrasingContent[] | undefined {
  const [first, ...rest] = node?.type === 'paragraph' ? node.children : []
  if (first?.type !== 'text' || !first.value.startsWith(`${label}: `)) return undefined
  return [text(first.value.slice(label.length + 2)), ...rest]
}

// In mdast-util-to-hast `hName` replaces the tag that follows from the node's type.

function captionOf(label: string, words: PhrasingContent[]): BlockContent {
  const children: PhrasingContent[] = [{ type: 'strong', children: [text(label)] }, text(' '), ...words]
  return { type: 'paragraph', data: { hProperties: { className: ['caption'] } }, children }
}

function box(className: string, children: BlockContent[]): Blockquote {
  return { type: 'blockquote', data: { hName: 'div', hProperties: { className: [className] } }, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
