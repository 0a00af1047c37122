import type { ThemeRegistrationRaw } from '@shikijs/core'

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

/** All classes, for the sanitiser to let through. */
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
export const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  fg: 'plain',
  bg: 'plain',
  settings: [
    { scope: plain, settings: { foreground: 'plain' } },
    ...Object.entries(scopes).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
  ],
}

/** The class that a colour of the theme stands for, if it stands for one. */
export function classOf(colour: string | undefined): CodeClass | undefined {
  return codeClasses.find((name) => name === colour)
}
