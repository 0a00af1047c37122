import Prism, { type TokenStream } from 'prismjs'
import { grammarOf, languageOf } from './highlight-languages.ts'

export type Piece = { text: string; className?: CodeClass }

/** Characters of code that are coloured at once, and no more: patterns take time that grows with their square. */
const highlightedAtMost = 5_000
/** Some patterns take time that grows with the square of a line. The longest that we have written has 168 characters. */
const longLine = /^(.{201,})$/m

/** Splits code into coloured pieces. Joined, their texts are exactly the code. */
export function highlightCode(code: string, name: string): Piece[] {
  const language = languageOf(name) ?? ''
  // That of Puppet takes time that grows with the fourth power.
  if (code.length > highlightedAtMost / (language === 'puppet' ? 5 : 1)) return [{ text: code }]
  const pieces: Piece[] = []
  for (const [index, part] of code.split(longLine).entries())
    for (const piece of index % 2 === 0 ? piecesOf(part, language) : [{ text: part }]) add(pieces, piece)
  return pieces
}

function piecesOf(code: string, language: string): Piece[] {
  const run = { code, grammar: grammarOf(language), language, tokens: '' as TokenStream }
  // Templates take their own marks out here, and put them back.
  Prism.hooks.run('before-tokenize', run)
  run.tokens = Prism.tokenize(run.code, run.grammar)
  Prism.hooks.run('after-tokenize', run)
  const pieces = leavesOf(run.tokens)
  return pieces.map(({ text }) => text).join('') === code ? pieces : [{ text: code }]
}

function leavesOf(tokens: TokenStream, className?: CodeClass): Piece[] {
  if (typeof tokens === 'string') return [{ text: tokens, ...(className && { className }) }]
  if (Array.isArray(tokens)) return tokens.flatMap((token) => leavesOf(token, className))
  const name = [tokens.type, tokens.alias].flat().find((one) => classes.has(one))
  return leavesOf(tokens.content, name === undefined ? className : classes.get(name))
}

/** Adds a piece, or joins it to one like it, over blanks as well: HTML stays small. */
function add(pieces: Piece[], piece: Piece): void {
  if (piece.text === '') return
  const last = pieces.at(-1)
  const beforeLast = pieces.at(-2)
  if (last && last.className === piece.className) last.text += piece.text
  else if (last && beforeLast && piece.className && beforeLast.className === piece.className && !/\S/.test(last.text)) {
    beforeLast.text += last.text + piece.text
    pieces.pop()
  } else pieces.push(piece)
}

/** The classes of coloured code, and what Prism calls the words of each: https://prismjs.com/tokens.html */
const names = {
  'code-comment': 'comment prolog doctype cdata shebang coord',
  'code-keyword': 'keyword directive rule title',
  'code-string': 'string char regex template-string attr-value code-snippet',
  'code-number': 'number boolean datetime date time null symbol',
  'code-type': 'class-name builtin type-variable',
  'code-function': 'function function-variable function-definition macro decorator annotation',
  'code-key': 'key property tag attr-name selector option table url',
  /** Where a Lean proof is left open. */
  'code-gap': 'gap',
  'code-inserted': 'inserted',
  'code-deleted': 'deleted',
}

/** A class of coloured code; src/site/styles/base.css has a rule for each. */
export type CodeClass = keyof typeof names

export const codeClasses = Object.keys(names) as CodeClass[]

/** By Prism's token type; undefined is the colour of the text, for code inside strings and some types with a misleading alias. */
const classes = new Map<string, CodeClass | undefined>([
  ...['interpolation', 'literal-property', 'content'].map((name) => [name, undefined] as const),
  ...codeClasses.flatMap((className) => names[className].split(' ').map((name) => [name, className] as const)),
])
