import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { filesIn, site } from './site.ts'

// Every page that is written, judged by html-validate: no error and no warning.

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

async function findingsIn(html: string): Promise<string[]> {
  const { results } = await judge.validateString(html)
  return (
    results
      .flatMap(({ messages }) => messages)
      // A text may hold ">": https://html.spec.whatwg.org/multipage/syntax.html#normal-elements
      .filter(({ message }) => !message.startsWith('Raw ">"'))
      .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)
  )
}

test('no page has a finding', async () => {
  const findings: string[] = []
  for (const file of filesIn(site.folder).filter((name) => name.endsWith('.html')))
    for (const finding of await findingsIn(readFileSync(join(site.folder, file), 'utf8')))
      findings.push(`${file}:${finding}`)
  expect(findings).toEqual([])
})
