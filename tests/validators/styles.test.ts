import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'
import { stylesheets } from '../../src/render/stylesheets.ts'
import { builtSite } from './built-site.ts'

// The stylesheets as they are written are held to its own rules by stylelint.config.mjs; as they are built, to what CSS knows.

/** What `stylelint src/site/styles` says: `npm run check` says the same. */
async function findingsIn(code: string, name = 'src/site/styles/part.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: name })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

test('src/site/styles has no finding', async () => {
  const { report, errored } = await stylelint.lint({ files: 'src/site/styles/*.css', formatter: 'unix' })
  expect({ report, errored }).toEqual({ report: '', errored: false })
})

describe('each built stylesheet', () => {
  const site = builtSite()

  test('holds nothing that CSS does not know', async () => {
    const { results } = await stylelint.lint({
      files: join(site.folder, 'assets/*.css'),
      config: {
        rules: {
          'annotation-no-unknown': true,
          'at-rule-no-unknown': true,
          'at-rule-descriptor-no-unknown': true,
          'at-rule-prelude-no-invalid': true,
          'color-no-invalid-hex': true,
          'declaration-property-value-no-unknown': true,
          'function-calc-no-unspaced-operator': true,
          'function-no-unknown': true,
          'keyframe-declaration-no-important': true,
          'media-feature-name-no-unknown': true,
          'media-feature-name-value-no-unknown': true,
          'media-query-no-invalid': true,
          'no-invalid-position-declaration': true,
          'no-unknown-animations': true,
          'no-unknown-custom-media': true,
          'property-no-unknown': true,
          // Newer than the list: https://drafts.csswg.org/css-overflow-5/#active-before-after-scroll-markers
          'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['target-current'] }],
          'selector-pseudo-element-no-unknown': true,
          'selector-type-no-unknown': true,
          'unit-no-unknown': true,
        },
      },
    })
    expect(results).toHaveLength(stylesheets.length)
    expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([])
  })
})

test.each([
  ['font-size: 0.9375rem', 'declaration-property-value-allowed-list'],
  ['font: 400 13px / 1 var(--font-mono)', 'declaration-property-value-allowed-list'],
  ['font-weight: 700', 'declaration-property-value-allowed-list'],
  ['animation-duration: 2s', 'declaration-property-value-allowed-list'],
  ['color: #0a5a43', 'declaration-property-value-disallowed-list'],
  ['color: rgb(10 90 67)', 'declaration-property-value-disallowed-list'],
  ['color: rebeccapurple', 'color-named'],
  ['--shade: #0a5a43', 'color-no-hex'],
  ['margin-block-start: 3px', 'declaration-property-value-disallowed-list'],
  ['padding: --spacing(2) 1rem', 'declaration-property-value-disallowed-list'],
  ['gap: 7px', 'declaration-property-value-disallowed-list'],
  ['inset: 1rem auto auto 0', 'declaration-property-value-disallowed-list'],
  ['width: 13.3rem', 'declaration-property-value-disallowed-list'],
  ['height: 5px', 'declaration-property-unit-disallowed-list'],
  ['transition: color 120ms', 'declaration-property-value-disallowed-list'],
])('the one-off value in %s is found', async (declaration, rule) => {
  expect(await findingsIn(`a {\n  ${declaration};\n}\n`)).toContain(rule)
})

test('values made of tokens pass', async () => {
  const declarations = [
    'margin: --spacing(2) var(--gap)',
    'width: min(100%, 14.5rem)',
    'border: 1px solid Highlight',
    'font: 400 var(--text-label) / 1.5 var(--font-mono)',
    'transition: color var(--duration-fast)',
    'animation-delay: calc(3.5 * var(--tick))',
  ]
  expect(await findingsIn(`a {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`)).toEqual([])
})

test('a width at which the layout changes is one of four', async () => {
  expect(await findingsIn('@media (width >= 50rem) {\n  a {\n    top: 0;\n  }\n}\n')).toEqual([
    'media-feature-name-value-allowed-list',
  ])
})
