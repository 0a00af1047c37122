import { memoise } from '../memoise.ts'
import type { Position } from './located.ts'
import { refuseFile, type Parsed } from './problem.ts'

export interface SourceFile {
  /** Relative to the project's root, with forward slashes: "content/blog/launch.md". */
  path: string
  size: number
  read: () => Uint8Array
}

export interface Tree {
  content: ReadonlyMap<string, SourceFile>
  /** By address: "/icon.svg". */
  public: ReadonlyMap<string, SourceFile>
  others: { path: string; isLink: boolean }[]
}

export function toTree(files: SourceFile[], others: Tree['others'] = []): Tree {
  const isPublic = ({ path }: SourceFile): boolean => path.startsWith('public/')
  return {
    content: new Map(files.filter((file) => !isPublic(file)).map((file) => [file.path, file])),
    public: new Map(files.filter(isPublic).map((file) => [file.path.slice('public'.length), file])),
    others,
  }
}

/** A writer's file may have 2 MB: about 300,000 words. More is a mistake, and would cost memory. */
const sizeLimit = 2_000_000

/** Characters that are not seen, but reorder a text or part a word: https://www.unicode.org/reports/tr36/ */
export const invisible = /[\u00AD\u200B\u202A-\u202E\u2060-\u2069\uE001-\uF8FF\uFDD0-\uFDEF\uFEFF\uFFFC\uFFFE\uFFFF]/

/** A character that was read in another encoding: "â€™" of "’", "Ã©" of "é". */
export const lostCharacter = /\uFFFD|â€.?|ðŸ.?|[ÂÃ][\u0080-\u00BF]/

/** With one of these, Markdown does not recognise a heading or a list item, nor YAML a key. */
const specialSpace =
  /(?<=^ {0,3}(?:#{1,6}|[-*+>]|\d+[.)]|> ?\[!\w+\]))[\u00A0\u2000-\u200A\u202F\u3000]|(?<=^[ \u00A0\u2000-\u200A\u202F\u3000]{0,8})[\u00A0\u2000-\u200A\u202F\u3000](?=(?:#{1,6}|[-*+]|\d+[.)])\s)|(?<=^[a-z]\w{1,20}:)[\u00A0\u2000-\u200A\u202F\u3000]/im

/** Decodes a text file: UTF-8 without control characters. `refused` is the text of a rejected file, whose front matter may still call it a draft. Byte order marks and CRLF make no difference. */
export function parseText(file: SourceFile): Parsed<string> & { refused?: string } {
  if (file.size > sizeLimit) {
    const size = (file.size / 1_000_000).toFixed(1)
    return refuseFile(file.path, `is ${size} MB; at most 2 MB are read. Split it, or remove what is not text.`)
  }
  const bytes = file.read()
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lenient = new TextDecoder().decode(bytes)
    const message = 'is not UTF-8: a character here cannot be read. Save the file as UTF-8.'
    return refuseFile(file.path, message, positionsIn(lenient)(lenient.indexOf('\ufffd')))
  }
  const refuse = (offset: number, message: string): ReturnType<typeof parseText> => ({
    ...refuseFile(file.path, message, positionsIn(text)(offset)),
    refused: text,
  })
  const hidden = /[^\P{Cc}\n\r\t]/u.exec(text) ?? invisible.exec(text)
  if (hidden) {
    const kind = invisible.test(hidden[0]) ? 'an invisible' : 'a control'
    const remedy = /[\uE001-\uF8FF\uFFFC]/.test(hidden[0]) ? 'Write what it stands for' : 'Remove it'
    return refuse(hidden.index, `holds ${kind} character (${codeOf(hidden[0])}). ${remedy}.`)
  }
  const special = /[^\S\n\r\t ]/.test(text) && specialSpace.exec(text)
  if (special)
    return refuse(special.index, `has a special space (${codeOf(special[0])}) beside a mark. Type a normal one there.`)
  // Some systems write accents as characters of their own, and a link to a heading would miss it.
  return { value: (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).normalize(), problems: [] }
}

/** For messages, the text of a file by its path; nothing for one that is absent or unreadable, whose problem has been reported. */
export function textReader(tree: Tree): (path: string) => string {
  return memoise((path) => {
    const file = tree.content.get(path) ?? tree.public.get(path.replace(/^public/, ''))
    try {
      return (file && parseText(file).value) ?? ''
    } catch {
      // It was saved or removed while the site was made.
      return ''
    }
  })
}

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Offsets must ascend: the text is read once. @param from a place before all of them */
export function positionsIn(text: string, from: Position & { offset?: number | undefined } = { line: 1, column: 1 }) {
  let line = from.line
  let start = (from.offset ?? 0) - from.column + 1
  return (offset: number): Position => {
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++
      start = end + 1
    }
    return { line, column: Math.max(0, offset) - start + 1 }
  }
}
