import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseYaml } from '../../src/generator/content/located.ts'
import { checkSchema } from '../../src/generator/content/check-schema.ts'
import { RenderContext } from '../../src/generator/define/render-context.tsx'
import { blocks } from '../../src/site/blocks.ts'
import { Drawing, namesIn } from '../../src/site/components/Drawing.tsx'
import drawnSteps from '../../src/site/blocks/drawn-steps.svg?raw'
import { settings } from './read-body.ts'

const manual = readFileSync('content/README.md', 'utf8')

function check(name: string, yaml: string): { value?: unknown; messages: string[] } {
  const schema = blocks.find((block) => block.name === name)?.schema
  const located = parseYaml('x.md', yaml, 1).value
  if (!schema || !located) throw new Error(`${name} has no schema, or its data are no YAML`)
  const { value, problems } = checkSchema(schema, located)
  return { value, messages: problems.map(({ message }) => message) }
}

function shown(name: string, yaml: string): { html: string; plain: object[] } {
  const { value, messages } = check(name, yaml)
  expect(messages).toEqual([])
  const block = blocks.find((one) => one.name === name)?.withData(value)
  const html = renderToString(
    <RenderContext value={{ base: '/base/', settings, addIsland: () => {} }}>{block?.render(4)}</RenderContext>,
  )
  return { html: html.replaceAll('<!-- -->', ''), plain: block?.plain(settings) ?? [] }
}

function wordsIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string')
    return ['drawing', 'layer', 'main', 'part', 'href', 'state', 'published'].includes(key) ? [] : [data]
  return Object.entries(data ?? {}).flatMap(([inner, value]) => wordsIn(value, Array.isArray(data) ? key : inner))
}

test.each(blocks.map(({ name }) => name))('%s is shown word for word, on the page and in plain text', (name) => {
  const [, yaml = ''] = new RegExp(`^:::${name}\\n\\n\`\`\`yaml\\n([^]*?)\`\`\``, 'm').exec(manual) ?? []
  expect(yaml, `content/README.md shows the block ${name} by an example: a fence of yaml. Write one.`).not.toBe('')
  const words = wordsIn(check(name, yaml).value)
  const { html, plain } = shown(name, yaml)
  expect(words.length).toBeGreaterThan(0)
  expect(html, 'the policy of a page forbids style attributes').not.toContain(' style=')
  const text = html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '').replaceAll('&#x27;', "'")
  const unseen = words.filter((value) => !text.includes(value) || !JSON.stringify(plain).includes(value))
  expect(unseen, 'is not shown as it stands: if that is meant, name its key in wordsIn').toEqual([])
})

test('an unknown drawing is reported', () => {
  expect(check('drawn-steps', '[{drawing: sorce, title: A, description: b}]').messages).toEqual([
    `[0].drawing is "sorce", which is not one of ${namesIn(drawnSteps).join(', ')}. Did you mean source?`,
  ])
})

test.each([
  ['checklist', '[{title: A, description: Run `pf`}]'],
  ['engagement-modes', '[{title: A, description: Run `pf`}]'],
  ['notes', '[{title: A, description: Run `pf`}]'],
  ['live-tracks', '[{title: A, main: [proof], deliverables: [Run `pf`], outcome: b, metrics: [c]}]'],
  ['deliverables-and-risks', '[{year: A, deliverables: [Run `pf`], risks: [c]}]'],
])('%s sets what stands between backticks as code', (name, yaml) => {
  const { html, plain } = shown(name, yaml)
  expect(html).toContain('Run <code>pf</code>')
  expect(JSON.stringify(plain)).toContain('Run `pf`')
})

test('headings take the level of their place, labels the words of the site, links the base path', () => {
  const { html, plain } = shown('role-cards', '[{title: Engineer, capabilities: [a], asks: [b]}]')
  expect(html).toMatch(/<h4 class="[^"]*">Engineer<\/h4>/)
  expect(html).toContain(`<p class="label">${settings.blocks.asks}</p>`)
  expect(plain).toContainEqual({ kind: 'text', text: `${settings.blocks.asks}:` })
  expect(shown('actions', '- label: A\n  href: /docs/').html).toContain('href="/base/docs/"')
})

test('a drawing is one symbol of its sheet, inline, unseen by assistive technology', () => {
  expect(namesIn(drawnSteps)).toContain('receive')
  const html = renderToString(<Drawing sheet={drawnSteps} name="receive" className="x" />)
  expect(html).toMatch(
    /^<svg class="x" viewBox="0 0 240 104" width="240" height="104" aria-hidden="true"><g [^\n]*<\/g><\/svg>$/,
  )
  expect(() => renderToString(<Drawing sheet={drawnSteps} name="none" />)).toThrow('no drawing "none"')
})
