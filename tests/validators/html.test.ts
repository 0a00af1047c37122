import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { builtSite, filesOf } from './built-site.ts'

// Every page that is written, judged by html-validate: no error and no warning.

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // HTML knows no case. React writes some names as in the DOM: popoverTarget, dateTime, autoComplete, colSpan.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // These four ask for one of two spellings that mean the same. React writes `required=""`, `<input/>`; our head `crossorigin`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The list of notifications is Radix's own: a <div> with a role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // The titles of the articles are given, and the name of the site follows them.
    'long-title': ['error', { maxlength: 80 }],
  },
}
const judge = new HtmlValidate(new StaticConfigLoader(config))

/** The rule on raw characters is stricter than HTML: a text may hold `>`, https://html.spec.whatwg.org/multipage/syntax.html#normal-elements */
const isAllowed = ({ message }: { message: string }): boolean => message.startsWith('Raw ">"')

async function findingsIn(html: string): Promise<string[]> {
  const { results } = await judge.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isAllowed(message))
      .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

describe('the built site', () => {
  const site = builtSite()

  test('no page has a finding', async () => {
    const pages = filesOf(site.folder, '.html')
    expect(pages.length).toBeGreaterThan(20)
    const findings: string[] = []
    for (const page of pages)
      for (const finding of await findingsIn(readFileSync(join(site.folder, page), 'utf8')))
        findings.push(`${page}:${finding}`)
    expect(findings).toEqual([])
  })
})

test.each([
  ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ['<p><div></div></p>', 'close-order'],
  ['<img src="/a.png">', 'wcag/h37'],
  ['<p style="color: red">x</p>', 'no-inline-style'],
  ['<section role="main"></section><p>a < b</p>', 'no-raw-characters'],
  ['<input DISABLED>', 'attr-case'],
])('%s would be found', async (html, rule) => {
  expect(
    (await findingsIn(`<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${html}</body></html>`)).join(
      '\n',
    ),
  ).toContain(rule)
})
