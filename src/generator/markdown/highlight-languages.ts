import type { LanguageRegistration } from '@shikijs/core'
import json from '@shikijs/langs/json'
import lean from '@shikijs/langs/lean4'
import markdown from '@shikijs/langs/markdown'
import rust from '@shikijs/langs/rust'
import shell from '@shikijs/langs/shellscript'
import toml from '@shikijs/langs/toml'
import typescript from '@shikijs/langs/typescript'
import yaml from '@shikijs/langs/yaml'

/**
 * Lean's grammar leaves what stands in a comment to one for Markdown that no package has; a rule that leads to nothing is dropped, and
 * with it all comments that begin with two hyphens. An empty one will do.
 */
const leanComment: LanguageRegistration = {
  name: 'lean-comment',
  scopeName: 'source.lean4.markdown',
  patterns: [],
  repository: {},
}

/**
 * Words that begin with a capital are types and propositions, by the naming conventions of Lean's library,
 * https://leanprover-community.github.io/contribute/naming.html; the grammar alone does not distinguish types from variables.
 */
const leanTypes = { match: '(?<![.\\w])[A-Z]\\w*', name: 'entity.name.type.lean4' }

interface Grammar {
  names: string[]
  grammars: LanguageRegistration[]
}

/** The languages that can be coloured. Their names for readers stand in content/site.json. */
const languages = {
  lean: { names: ['lean', 'lean4'], grammars: [leanComment, ...lean.map(withTypes)] },
  rust: { names: ['rust', 'rs'], grammars: rust },
  typescript: { names: ['ts', 'typescript'], grammars: typescript },
  yaml: { names: ['yaml', 'yml'], grammars: yaml },
  shell: { names: ['sh', 'bash', 'shell'], grammars: shell },
  json: { names: ['json'], grammars: json },
  markdown: { names: ['md', 'markdown'], grammars: markdown },
  toml: { names: ['toml'], grammars: toml },
} satisfies Record<string, Grammar>

export type Language = keyof typeof languages

const ids = Object.keys(languages) as Language[]

/** What writers may put behind the backticks, in the order of messages; `text` stays plain. */
export const fenceNames: readonly string[] = [...ids.flatMap((id) => languages[id].names), 'text']

export function languageOf(name: string): Language | undefined {
  return ids.find((id) => languages[id].names.includes(name))
}

export function grammarsOf(language: Language): LanguageRegistration[] {
  return languages[language].grammars
}

function withTypes(grammar: LanguageRegistration): LanguageRegistration {
  return { ...grammar, patterns: [...grammar.patterns, leanTypes] }
}
