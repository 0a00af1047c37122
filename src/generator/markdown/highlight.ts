import { createHighlighterCoreSync, type HighlighterCore, type ThemeRegistrationRaw } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { grammarsOf, type Language } from './highlight-languages.ts'

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
export function highlightCode(code: string, language: Language): Piece[] {
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

/**
 * The classes of coloured code, and the grammars' scopes that each stands for. A scope holds for those that begin with it, and the
 * longest that fits a word wins. The names are TextMate's, https://macromates.com/manual/en/language_grammars#naming-conventions;
 * the longer ones were read off the grammars of @shikijs/langs.
 */
const scopes = {
  'code-comment': ['comment'],
  'code-keyword': [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'markup.heading',
    'entity.name.section',
  ],
  'code-string': [
    'string.quoted',
    'string.template',
    'string.interpolated',
    'string.regexp',
    'string.json',
    'constant.character.escape',
    'markup.inline.raw',
    'markup.fenced_code',
  ],
  'code-number': ['constant.numeric', 'constant.language', 'constant.other.timestamp', 'constant.other.date'],
  'code-type': [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.lean4',
  ],
  'code-function': ['entity.name.function', 'entity.name.command', 'support.function'],
  'code-key': [
    'entity.name.tag',
    'support.type.property-name',
    'variable.other.key',
    'entity.name.section.toml',
    'constant.other.option',
    'markup.underline.link',
  ],
  /** Where a Lean proof is left open: `sorry`, `admit`. */
  'code-gap': ['invalid.illegal.lean4'],
} satisfies Record<string, string[]>

/** A class of coloured code; src/site/styles/code.css has a rule for each. */
export type CodeClass = keyof typeof scopes

export const codeClasses = Object.keys(scopes) as CodeClass[]

/** Signs rather than words, and code inside a string: in the colour of the text. */
const plain = [
  'keyword.operator',
  'keyword.control.flow.block-scalar',
  'storage.type.function.arrow',
  'meta.template.expression',
  'meta.embedded',
]

/** A theme whose colours are our classes: Shiki hands on what is no colour as it stands. */
const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  fg: 'plain',
  bg: 'plain',
  settings: [
    { scope: plain, settings: { foreground: 'plain' } },
    ...Object.entries(scopes).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
  ],
}

function classOf(colour: string | undefined): CodeClass | undefined {
  return codeClasses.find((name) => name === colour)
}
