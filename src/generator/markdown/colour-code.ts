import { createHighlighterCoreSync, type HighlighterCore } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { classOf, theme, type CodeClass } from './colour-code-classes.ts'
import { grammarsOf, type Language } from './colour-code-languages.ts'

/** Some letters of a code, and what they are; without a class they are plain. */
export interface Piece {
  text: string
  className?: CodeClass
}

/**
 * Grammars take time that grows with the square of a line: 1,000 signs "<" cost shell's 0.4 s, 200 a few milliseconds. A longer
 * line stays plain. The longest that we have written has 168 characters.
 */
const longestLine = 200

/** Colours are kept by language and code, as a site is built again at each edit. More than a large site has are not kept. */
const known = new Map<string, Piece[]>()
const knownAtMost = 1000

/** Cuts code into pieces by the grammars of editors. Joined, their texts are the code as given, to the letter. */
export function colourCode(code: string, language: Language): Piece[] {
  const key = `${language}\n${code}`
  const pieces = known.get(key) ?? piecesOf(code, language)
  if (known.size >= knownAtMost) known.clear()
  known.set(key, pieces)
  return pieces
}

function piecesOf(code: string, language: Language): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { offset, content, color } of tokensOf(code, language)) {
    add(pieces, { text: code.slice(end, offset) })
    end = offset + content.length
    const className = classOf(color)
    add(pieces, { text: code.slice(offset, end), ...(className && { className }) })
  }
  add(pieces, { text: code.slice(end) })
  return pieces
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

function tokensOf(code: string, language: Language): { offset: number; content: string; color?: string }[] {
  const grammars = grammarsOf(language)
  const lang = grammars.at(-1)?.name ?? 'text'
  highlighter ??= createHighlighterCoreSync({
    // A pattern that JavaScript cannot run is left out: a colour is not worth a build.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [theme],
  })
  if (!highlighter.getLoadedLanguages().includes(lang)) highlighter.loadLanguageSync(grammars)
  // No limit of time: what comes out must not depend on how busy the machine is.
  const limits = { tokenizeMaxLineLength: longestLine, tokenizeTimeLimit: 0 }
  return highlighter.codeToTokensBase(code, { lang, theme: 'classes', ...limits }).flat()
}

/** Made with the first code: a site without any pays nothing. */
let highlighter: HighlighterCore | undefined
