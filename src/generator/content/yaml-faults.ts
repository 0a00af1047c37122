import { visit, type Document, type YAMLError } from 'yaml'

export type Fault = { offset: number; message: string }

type Language = 'JSON' | 'YAML'

/** An error of the YAML reader, at the place to correct, in the words of a person who edits a file. */
export function explainYamlError(fault: YAMLError, document: Document, text: string, language: Language): Fault {
  const offset = beginningOf(fault, document)
  if (/call stack/.test(fault.message)) return { offset, message: 'is nested too deeply to be read. Flatten it.' }
  const lines = language === 'YAML' ? messageByLine(fault, text) : undefined
  return lines ?? { offset, message: messageByCode(fault, language) }
}

/** A quote that is never closed is noticed at the end of the file; the place to correct is where it opens. */
function beginningOf({ code, pos }: YAMLError, document: Document): number {
  let offset = pos[0]
  if (code === 'MISSING_CHAR')
    visit(document, {
      Scalar: (_, { type, range }) => {
        if (type?.startsWith('QUOTE') && range && range[1] >= pos[0]) offset = range[0]
      },
    })
  return offset
}

const astray = 'is not indented like the lines it belongs to. Start it in the same column, with spaces only.'
const noKey = 'is not a "key: value" line. Write the key with a colon and a space, or join it to the line above.'
const afterValue =
  'has text after a closing quote or bracket. Put the whole value in quotes, other than those inside it.'

/** Errors that share a code and need different remedies, by their place in the line. */
function messageByLine({ code, message, pos: [offset] }: YAMLError, text: string): Fault | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const before = text.slice(start, offset)
  const [line = ''] = text.slice(offset).split('\n', 1)
  const first = (at: number): number => at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
  const isFirst = before.trim() === ''
  if (before.includes('\t') && isFirst) return { offset: start, message: 'is indented with a tab. Use spaces.' }
  if (/must start at the same column|without - indicator/.test(message))
    return { offset: first(offset), message: astray }
  if (code === 'MULTILINE_IMPLICIT_KEY' || /followed by map values/.test(message)) return { offset, message: noKey }
  if (/\s\*\S+\s+$/.test(before) || text.slice(offset - 1, offset + 1).includes('&'))
    return { offset, message: reserved }
  if (code === 'UNEXPECTED_TOKEN' && /node end/.test(message)) return { offset, message: isFirst ? astray : afterValue }
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || /:(\s|$)/.test(line)) return undefined
  // The value goes on in a line that was meant to be a key of its own.
  return { offset: isFirst ? first(offset) : first(offset + line.length), message: astray }
}

export const backslash = 'has a backslash inside double quotes. Write two of them, or single quotes around the value.'
const reserved = 'begins a value with a character that means something else in YAML. Put the value in quotes.'

const known: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
  DUPLICATE_KEY: 'has the same key twice. Keep one of them.',
  BLOCK_AS_IMPLICIT_KEY: 'has a value that holds ": ". Put the value in straight quotes.',
  TAG_RESOLVE_FAILED: 'uses a YAML tag (!), which is not allowed. Remove it, or put the value in quotes.',
  MISSING_CHAR: 'has a text without its closing quote, or a list or set without its closing bracket. Add it.',
  MULTIPLE_DOCS: 'has a second "---" inside. Remove it.',
  BAD_SCALAR_START: reserved,
  BAD_DQ_ESCAPE: backslash,
  BAD_ALIAS: 'begins an entry with "*". Write a hyphen and a space before each.',
  BAD_INDENT: 'has a list or set without its closing bracket. Add it.',
}

function messageByCode({ code, message }: YAMLError, language: Language): string {
  const plain = `is not ${language}: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`
  if (/Not a YAML token|on same line with key/.test(message)) return reserved
  return known[code] ?? plain
}
