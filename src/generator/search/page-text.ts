import type { HtmlHandler, Tag } from '../checks/read-html.ts'

/** Elements that link to other pages, ask for input or are drawings: they say nothing that a page could be found by. */
const ignored = new Set(['nav', 'svg', 'form', 'fieldset', 'h1'])

/** The same, by class: words for a screen reader alone, and links that lead on. The site marks what else there is by `data-unsearched`. */
export const ignoredClasses = ['sr-only', 'action']

const ignoredClass = new RegExp(String.raw`(?:^|\s)(?:${ignoredClasses.join('|')})(?:\s|$)`)

const phrasing = new Set('a abbr b cite code em i kbd mark q s span strong sub time wbr'.split(' '))

/** Separators of elements that share a line: list items, cells of a row. All other elements are lines of their own. */
const point = ' · '
const joints = new Map([
  ['li', point],
  ['th', point],
  ['td', point],
  ['dd', ': '],
])

export type PageText = { text: string; sections: SearchSection[] }

/** A part of a page that an address can name, by its id there. */
export type SearchSection = { id: string; heading: string; text: string }

/** Reads the text of a view, split at every heading and entry that has an id; each paragraph, fact and row is a line. */
export function pageTextReader(): HtmlHandler & { pageText: (most: number) => PageText } {
  const opening: SearchSection = { id: '', heading: '', text: '' }
  const sections: SearchSection[] = []
  return {
    ...unlessIgnored(sectionReader(opening, sections)),
    pageText(most) {
      // Twice as much as is asked for, since white space is still to be tidied.
      let room = 2 * most
      const fold = ({ id, heading, text }: SearchSection): SearchSection => {
        const part = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')
        room -= part.length
        return { id, heading: tidyLines(heading).replaceAll('\n', ' '), text: tidyLines(part) }
      }
      const { text } = fold(opening)
      return { text, sections: sections.map(fold).filter(({ heading }) => heading !== '') }
    },
  }
}

function unlessIgnored(handler: HtmlHandler): HtmlHandler {
  // The element that is passed over, with the number of its kind inside it.
  let skipped = { name: '', depth: 0 }
  return {
    open(tag) {
      if (skipped.depth > 0) skipped.depth += Number(tag.name === skipped.name)
      else if (isIgnored(tag)) skipped = { name: tag.name, depth: 1 }
      else handler.open(tag)
    },
    close(name) {
      if (skipped.depth > 0) skipped.depth -= Number(name === skipped.name)
      else handler.close?.(name)
    },
    text(part, source) {
      if (skipped.depth === 0) handler.text?.(part, source)
    },
  }
}

function sectionReader(opening: SearchSection, sections: SearchSection[]): HtmlHandler {
  let section = opening
  let naming = ''
  // Where a stretch of a line ends in a word and another begins at once, the stylesheet has set them apart: colours of code aside.
  let hasEnded = false
  let lastPart = ''
  let isCode = false
  const say = (text: string): void => {
    if (naming) section.heading += text
    else section.text += text
  }
  return {
    open({ name, attributes }) {
      if (name === 'pre') isCode = true
      if (attributes.id !== undefined && /^(h[2-6]|li)$/.test(name)) {
        section = { id: attributes.id, heading: '', text: '' }
        sections.push(section)
      }
      if (!phrasing.has(name)) say(joints.get(name) ?? '\n')
      else if (hasEnded && !isCode) say(point)
      hasEnded = false
      if (section !== opening && /^h[2-6]$/.test(name) && !/[^\s·]/.test(section.heading + section.text)) naming = name
    },
    close(name) {
      if (name === naming) naming = ''
      if (name === 'pre') isCode = false
      hasEnded = phrasing.has(name) && /[\p{L}\p{N}]$/u.test(lastPart.slice(-2))
      if (!phrasing.has(name) && name !== 'dt') say(joints.has(name) ? ' ' : '\n')
    },
    text(part) {
      hasEnded = false
      lastPart = part
      // The lines of the file are not those of the text.
      say(part.replaceAll('\n', ' '))
    },
  }
}

function isIgnored({ name, attributes }: Tag): boolean {
  if (ignored.has(name) || 'data-island' in attributes || 'data-unsearched' in attributes) return true
  return attributes.class !== undefined && ignoredClass.test(attributes.class)
}

/** Without empty lines, and without points that have nothing on one of their sides. */
function tidyLines(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ·)+(?= ·)/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^·(?: |$)| ·$/g, ''))
    .filter((line) => line !== '')
    .join('\n')
}
