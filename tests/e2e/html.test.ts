import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { filesIn, site } from './site.ts'

const judge = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard'],
    rules: {
      // HTML knows no case. React writes some names as in the DOM: popoverTarget, dateTime, autoComplete, colSpan.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // These ask for one of two spellings that mean the same. React writes `required=""`, `<input/>`; our head `crossorigin`.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The list of notifications is Radix's own: a <div> with a role.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The titles of the articles are given, and the name of the site follows them.
      'long-title': ['error', { maxlength: 80 }],
    },
  }),
)

test('no page has a finding', async () => {
  const findings: string[] = []
  for (const file of filesIn(site.folder).filter((name) => name.endsWith('.html'))) {
    const { results } = await judge.validateString(readFileSync(join(site.folder, file), 'utf8'))
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      // A text may hold ">": https://html.spec.whatwg.org/multipage/syntax.html#normal-elements
      if (!message.startsWith('Raw ">"')) findings.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(findings).toEqual([])
})
