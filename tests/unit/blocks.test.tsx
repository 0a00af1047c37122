import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseYaml } from '../../src/generator/content/located.ts'
import { checkSchema } from '../../src/generator/content/check-schema.ts'
import { PageContext } from '../../src/generator/define/render-context.ts'
import { blocks } from '../../src/site/blocks.ts'
import { Drawing, namesIn } from '../../src/site/components/Drawing.tsx'
import { SiteContext } from '../../src/site/components/site.ts'
import { settings as settingsFile } from '../../src/site/data/settings.ts'
import drawnSteps from '../../src/site/blocks/drawn-steps.svg?raw'

const settings = settingsFile.schema.parse(JSON.parse(readFileSync('content/site.json', 'utf8')))
const manual = readFileSync('content/README.md', 'utf8')
const names = blocks.map(({ name }) => name)

/** The example that content/README.md gives of a block. */
function exampleOf(name: string): string {
  return new RegExp(`^:::${name}\\n\\n\`\`\`yaml\\n([^]*?)\`\`\``, 'm').exec(manual)?.[1] ?? ''
}

function check(name: string, yaml: string): { value?: unknown; messages: string[] } {
  const schema = blocks.find((block) => block.name === name)?.schema
  const located = parseYaml('x.md', yaml, 1).value
  if (!schema || !located) throw new Error(`${name} has no schema, or its data are no YAML`)
  const { value, problems } = checkSchema(schema, located)
  return { value, messages: problems.map(({ message }) => message) }
}

/** What its page and a reader of plain text show of a block. */
function shown(name: string, yaml: string): { html: string; plain: object[] } {
  const { value, messages } = check(name, yaml)
  expect(messages).toEqual([])
  const block = blocks.find((one) => one.name === name)?.of(value)
  const html = renderToString(
    <SiteContext value={settings}>
      <PageContext value={{ base: '/base/', addIsland: () => {} }}>{block?.draw(4)}</PageContext>
    </SiteContext>,
  )
  return { html: html.replaceAll('<!-- -->', ''), plain: block?.plain(settings) ?? [] }
}

test.each(names)('%s: the example of the manual is shown on the page and in plain text, word for word', (name) => {
  const yaml = exampleOf(name)
  const words = [...yaml.matchAll(/^\s*- (?!\w+: )(.+)$|^[\s-]*(?:title|description|outcome|question|label): (.+)$/gm)]
  const { html, plain } = shown(name, yaml)
  expect(html.startsWith('<')).toBe(true)
  expect(html).not.toContain('`')
  expect(plain).not.toEqual([])
  const text = html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '').replaceAll('&#x27;', "'")
  for (const [, item, value = item] of words) {
    expect(text).toContain(value)
    expect(JSON.stringify(plain)).toContain(value)
  }
})

const mistakes: [name: string, yaml: string, ...messages: string[]][] = [
  [
    'role-cards',
    '[{title: A, capabilities: [], asks: [b]}]',
    '[0].capabilities has 0 entries, but must have at least 1.',
  ],
  [
    'programs',
    '[{letter: "", title: A, workingGroups: [b], deliverables: [c]}]',
    '[0].letter is "", which is empty. Write some text.',
  ],
  [
    'checklist',
    '[{title: A, description: "`b"}]',
    '[0].description is "`b", which has a backtick too many or too few. Code stands between two: `docs/api.md`.',
  ],
  [
    'notes',
    '[{title: A, descripton: b}]',
    '[0].description is missing. Add it.',
    '[0].descripton is not a known key. Did you mean description?',
  ],
  [
    'adoption-path',
    '[{stage: Obey, description: a, moveOn: b}]',
    '[0].stage is "Obey", which is none of Observe, Shadow, Enforce.',
  ],
  [
    'drawn-steps',
    '[{drawing: sorce, title: A, description: b}]',
    `[0].drawing is "sorce", which is none of ${namesIn(drawnSteps).join(', ')}. Did you mean source?`,
  ],
  ['coverage', '[{title: A, main: []}]', '[0].main has 0 entries, but must have at least 1.'],
  ['schedule', '[{time: 10:00, title: A, description: b}]', 'it has 1 entry, but must have at least 2.'],
  [
    'schedule',
    '[{time: 09:00, title: A, description: b}, {time: 24:00, title: A, description: b}]',
    '[1].time is "24:00", which is no time of the day. Write it as HH:MM, from 00:00 to 23:59.',
  ],
  [
    'schedule',
    '[{time: 10:00, title: A, description: b}, {time: 09:30, title: A, description: b}]',
    '[1].time is "09:30", which is not later than 10:00 above it. Put the times in order.',
  ],
  ['targets', '[{measure: A}]', '[0].target is missing. Add it.'],
  [
    'actions',
    '[{label: A, href: docs}]',
    '[0].href is "docs", which is not an address. Start it with "/", "https://", "repo:" or "mail:".',
  ],
]

test.each(mistakes)('%s refuses %s', (name, yaml, ...expected) => {
  const { messages } = check(name, yaml)
  expect(messages).toEqual(expected)
})

test('headings take the level of their place, labels the words of the site, links the base path', () => {
  const { html, plain } = shown('role-cards', exampleOf('role-cards'))
  expect(html).toContain('<h4 class="block-title">Verification engineer</h4>')
  expect(html).toContain(`<p class="label">${settings.blocks.asks}</p>`)
  expect(plain).toContainEqual({ kind: 'text', text: `${settings.blocks.asks}:` })
  expect(shown('actions', '- label: A\n  href: /docs/').html).toContain('href="/base/docs/"')
})

test('a drawing is one symbol of its sheet, inline, unseen by assistive technology', () => {
  expect(namesIn(drawnSteps)).toContain('receive')
  const html = renderToString(<Drawing sheet={drawnSteps} name="receive" className="x" />)
  expect(html).toMatch(
    /^<svg class="x" viewBox="0 0 240 104" width="240" height="104" aria-hidden="true" focusable="false"><g [^\n]*<\/g><\/svg>$/,
  )
  expect(() => renderToString(<Drawing sheet={drawnSteps} name="none" />)).toThrow('no drawing "none"')
})
