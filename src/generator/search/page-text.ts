import type { SearchPage, SearchSection } from './search-file.ts'
import { scanHtml, type Tag } from '../checks/scan-html.ts'
import { unescapeHtml } from '../render/html.ts'

/** Elements that lead elsewhere, ask for something or are drawn: they say nothing that a page could be found by. */
const passedOver = new Set(['nav', 'svg', 'form', 'fieldset', 'h1'])

/**
 * The same, by class: words for a screen reader alone, the mark of samples, buttons that lead on, and lists of articles, which are
 * found by their own pages. tests/search-index.test.ts holds that each is still there.
 */
export const passedOverClasses = ['sr-only', 'sample', 'entries', 'neighbours', 'record', 'back', 'action', 'buttons']

const passedOverClass = new RegExp(String.raw`(?:^|\s)(?:${passedOverClasses.join('|')})(?:\s|$)`)

/** Elements that do not part one word from the next. */
const phrasing = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'time',
  'wbr',
])

/** What parts one from the next on a line: the tags of a tool, the cells of a row. All other elements are lines of their own. */
const point = ' · '
const joints = new Map([
  ['li', point],
  ['th', point],
  ['td', point],
  ['dd', ': '],
])

/**
 * What a page says in its <main>, cut at every heading and entry that an address can name. Each paragraph, fact, row and list of
 * short parts is a line of its text. @param html of the whole page.
 */
export function pageText(html: string, most = Infinity): Pick<SearchPage, 'text' | 'sections'> {
  const opening: SearchSection = { id: '', heading: '', text: '' }
  const sections: SearchSection[] = []
  let section = opening
  // The element whose content names the section, and the one that is passed over with the number of its kind inside it.
  let naming = ''
  let skipped = { name: '', depth: 0 }
  // Where a stretch of a line ends in a word and another begins at once, the stylesheet has set them apart: colours of code aside.
  let hasEnded = false
  let lastPart = ''
  let isCode = false
  // Twice as much as is asked for, since white space is still to be folded.
  let room = 2 * most
  const say = (text: string): void => {
    if (naming) section.heading += text
    else if ((room -= text.length) > 0) section.text += text
  }
  scanHtml(mainOf(html), {
    open(tag) {
      const { name } = tag
      if (skipped.depth > 0) return void (name === skipped.name && skipped.depth++)
      if (name === 'pre') isCode = true
      if (isPassedOver(tag)) return void (skipped = { name, depth: 1 })
      const id = idOf(tag)
      if (id !== undefined) {
        section = { id, heading: '', text: '' }
        sections.push(section)
      }
      if (!phrasing.has(name)) say(joints.get(name) ?? '\n')
      else if (hasEnded && !isCode && !isKeptTogether(tag)) say(point)
      hasEnded = false
      if (section !== opening && isName(tag) && !folded(section.heading + section.text)) naming = name
    },
    close(name) {
      if (skipped.depth > 0) return void (name === skipped.name && skipped.depth--)
      if (name === naming) naming = ''
      if (name === 'pre') isCode = false
      hasEnded = phrasing.has(name) && /[\p{L}\p{N}]$/u.test(lastPart.slice(-2))
      if (!phrasing.has(name) && name !== 'dt') say(joints.has(name) ? ' ' : '\n')
    },
    text(part) {
      if (skipped.depth > 0) return
      hasEnded = false
      lastPart = part
      // The lines of the file are not those of the text.
      say(part.replaceAll('\n', ' '))
    },
    comment: () => {},
    raw: () => {},
  })
  return { text: folded(opening.text), sections: sections.map(foldedSection).filter(({ heading }) => heading !== '') }
}

function mainOf(html: string): string {
  const start = html.indexOf('<main')
  return html.slice(html.indexOf('>', start) + 1, html.indexOf('</main>', start))
}

function isPassedOver({ name, attributes }: Tag): boolean {
  if (passedOver.has(name) || attributes.has('data-island')) return true
  const classes = attributes.get('class')
  return classes !== undefined && passedOverClass.test(classes)
}

/** Marked by src/generator/render/keep-together.ts or as a part of an address: it goes on with the word before it. */
function isKeptTogether({ attributes }: Tag): boolean {
  return /^(?:whole|run|address-part)$/.test(attributes.get('class') ?? '')
}

/** The id of a heading, or of an entry in a list, which is the address of what stands below. */
function idOf({ name, attributes }: Tag): string | undefined {
  return /^(h[2-6]|li)$/.test(name) ? attributes.get('id') : undefined
}

function isName({ name, attributes }: Tag): boolean {
  return /^h[2-6]$/.test(name) || attributes.get('class') === 'block-title'
}

function foldedSection({ id, heading, text }: SearchSection): SearchSection {
  return { id, heading: folded(heading).replaceAll('\n', ' '), text: folded(text) }
}

/** Without empty lines, and without points that have nothing on one of their sides. */
function folded(html: string): string {
  return unescapeHtml(html)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ·)+(?= ·)/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^·(?: |$)| ·$/g, ''))
    .filter((line) => line !== '')
    .join('\n')
}
