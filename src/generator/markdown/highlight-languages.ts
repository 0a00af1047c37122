import Prism from 'prismjs'
import components from 'prismjs/components.js'
import loadLanguages from 'prismjs/components/index.js'

/** Lean 4, which Prism does not know. Names after https://leanprover-community.github.io/contribute/naming.html: capitals begin a type. */
const lean: Prism.Grammar = {
  comment: [
    { pattern: /\/-(?:[^/-]|\/(?!-)|-(?!\/)|\/-(?:[^-]|-(?!\/))*(?:-\/|$))*(?:-\/|$)/, greedy: true },
    { pattern: /--.*/, greedy: true },
  ],
  string: [
    { pattern: /"(?:\\[^]|[^"\\])*(?:"|$)/, greedy: true },
    { pattern: /(^|[^\w'\]])'(?:\\[^\n']{1,5}|\\'|[^'\\\n])'/, lookbehind: true, greedy: true },
  ],
  gap: /\b(?:sorry|admit)\b/,
  attribute: { pattern: /@\[[^\]\n]*\]/, alias: 'keyword' },
  function: {
    pattern:
      /(\b(?:abbrev|axiom|class|coinductive|def|inductive|instance|lemma|structure|theorem)\s+)[^\s():=?{}«»λ→∀[\]<|][^\s():{}«»]*/,
    lookbehind: true,
  },
  keyword: [
    /#[a-z]\w*!?/,
    RegExp(
      `(?<![.\\w])(?:abbrev|attribute|axiom|break|by|calc|catch|class|coinductive|continue|decreasing_by|def|deriving|do|elab|else|
      end|example|exists|export|extends|finally|for|forall|from|fun|have|haveI|hiding|if|import|in|include|inductive|infix[lr]?|
      initialize|instance|lemma|let|letI|local|macro|macro_rules|match|matches|module|mut|mutual|namespace|nofun|nomatch|
      noncomputable|nonrec|notation|omit|opaque|open|partial|postfix|prefix|prelude|private|protected|public|rec|renaming|repeat|
      return|scoped|section|set_option|show|structure|suffices|syntax|termination_by|then|theorem|try|universe|unless|unsafe|
      until|using|variable|where|while|with)(?![.\\w])`.replace(/\s+/g, ''),
    ),
  ],
  boolean: /\b(?:true|false)\b/,
  'class-name': /(?<![.\w])[A-Z]\w*/,
  number: /\b(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/i,
}

/** Commands by their place. Prism knows them by a list, in which lake and npx are missing, and no option with a hyphen inside. */
const shell: Prism.Grammar = {
  parameter: { pattern: /(^|\s)--?(?:[a-z\d][\w-]*)?(?![^\s=])/im, lookbehind: true, greedy: true, alias: 'option' },
  function: {
    pattern:
      /((?:^|[;&|({`]|\b(?:do|elif|else|if|then|until|while)[ \t])[ \t]*(?:\w+=\S*[ \t]+)*)(?!(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while)\b)[\w./][\w./+-]*(?=[ \t;&|)`\n]|$)/m,
    lookbehind: true,
    greedy: true,
  },
}

interface PrismLanguage extends Partial<Record<'alias' | 'require' | 'optional' | 'modify', string | string[]>> {
  title?: string
}

/** By id. One that changes others is left out: what code looks like must not depend on what was read before it. So is livescript, which takes seconds for 100 lines. */
const known = new Map<string, PrismLanguage>(
  Object.entries<PrismLanguage>(components.languages).filter(
    ([id, { title, modify }]) => title && !['regex', 'livescript'].includes(id) && (!modify || id in Prism.languages),
  ),
)
Prism.languages.lean = lean

const otherNames =
  'lean:lean lean4:lean rs:rust golang:go c++:cpp c#:csharp vue:markup terraform:hcl proto:protobuf console:bash'

/** By the name after the backticks, the id of its language; `text` stays plain. */
const ids = new Map([
  ...[...known].flatMap(([id, { alias = [] }]) => [id, ...[alias].flat()].map((name): [string, string] => [name, id])),
  ...otherNames.split(' ').map((pair) => pair.split(':') as [string, string]),
])

export const fenceNames: readonly string[] = [...'text txt plain plaintext'.split(' '), ...ids.keys()]

export function languageOf(name: string): string | undefined {
  return ids.get(name.toLowerCase())
}

export function titleOf(language: string): string {
  return known.get(language)?.title ?? language
}

/** The grammar of a language, which is loaded when it is first asked for, after those that it builds on where they are there. */
export function grammarOf(language: string): Prism.Grammar {
  load(language)
  return Prism.languages[language] ?? {}
}

function load(id: string): void {
  const language = known.get(id)
  if (!language || id in Prism.languages) return
  for (const needed of [language.require ?? [], language.optional ?? []].flat()) load(needed)
  loadLanguages(id)
  if (id === 'bash') Reflect.deleteProperty(Prism.languages.insertBefore(id, 'function-name', shell), 'builtin')
}
