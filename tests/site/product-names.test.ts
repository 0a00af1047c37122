import { expect, test } from 'vitest'
import { nameCheck } from '../../src/generator/content/product-names.ts'
import { buildInMemory, problemLines, textOf } from './in-memory.ts'

const check = nameCheck({
  names: ['SpecSync', 'Spec-to-Proof', 'Security Envelopes', 'Lean Toolchain', 'Fabric', 'C++ Kit'],
  terms: { 'e-mail': 'email' },
})
const found = (text: string): string[] => check(text).map((one) => one.message)

test.each([
  ['SpecSync', ['Specsync', 'spec sync', 'SPECSYNC', 'Spec-Sync', 'specsync', 'Spec\nSync']],
  ['Spec-to-Proof', ['Spec to Proof', 'Spec-To-Proof', 'SpecToProof']],
  ['Security Envelopes', ['SecurityEnvelopes', 'SECURITY ENVELOPES', 'securityenvelopes']],
  ['email', ['e-mail', 'E-Mail']],
])('%s is misspelt in %j', (name, spellings) => {
  for (const spelling of spellings) {
    const reported = RegExp(`^says "${spelling.replace('\n', ' ')}", .* Write ${name}\\.$`)
    const messages = found(`We use ${spelling}’s checks (${spelling}), and ${spelling}.`)
    expect(messages).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(reported) as string))
  }
})

test.each([
  'SpecSync, SpecSync’s, “SpecSync”; Spec-to-Proof',
  'Lean\nToolchain',
  'security envelopes, Security envelopes, the Lean toolchain, from spec to proof',
  'https://example.org/specsync repo:specsync #specsync @specsync specsync.md specsync/docs specsync-cli my_specsync',
  'inspecsyncs, respec sync, email, Email, e mail, e-mailed, `one-mail`',
])('nothing is misspelt in "%s"', (text) => {
  expect(found(text)).toEqual([])
})

test('a name is reported once in prose, blocks, headings, pictures, front matter and data, and never in code or addresses', () => {
  const file = 'content/blog/new-one.md'
  const body = [
    'The Specsync tool\nand spec\nsync, `specsync`, [spec sync](/docs/#specsync), <https://example.org/Specsync>.',
    '## On SPECSYNC',
    '![Specsync at work](/icon.svg)',
    '```text\nSpecsync\n```',
    ':::checklist\n```yaml\n- title: Run it\n  description: With Specsync\n```\n:::',
  ].join('\n\n')
  const front = 'title: One\ndescription: On spec sync.\ndate: 2025-01-01\ncategory: Vision'
  const reported = problemLines(
    buildInMemory({
      edits: {
        [file]: `---\n${front}\n---\n\n${body}\n`,
        'content/data/home.json': (text) => text.replace('"lead": "', '"lead": "Specsync. '),
      },
    }),
  )
  expect(reported).toEqual([
    `${file}:3:14 ${message('spec sync')}`,
    `${file}:8:5 ${message('Specsync')}`,
    `${file}:9:5 ${message('spec sync')}`,
    `${file}:10:20 ${message('spec sync')}`,
    `${file}:12:7 ${message('SPECSYNC')}`,
    `${file}:14:3 ${message('Specsync')}`,
    `${file}:23:21 ${message('Specsync')}`,
    `content/data/home.json:5:13 ${message('Specsync')}`,
  ])
})

function message(text: string): string {
  return `says "${text}", but the name is SpecSync. Write SpecSync.`
}

test('the variables of the site stand for its name and the number of its tools, in texts and in data', () => {
  const text =
    '---\ntitle: One\ndescription: By {our name}.\ndate: 2025-01-01\ncategory: Vision\n---\n\n{Number of tools} {our nmae}.\n'
  const made = buildInMemory({
    edits: {
      'content/blog/one.md': text,
      'content/site.json': (json) =>
        json.replace('"name": "SentinelOps"', () => String.raw`"name": "\"Other\" $& name"`),
      'content/data/home.json': (json) => json.replace('"lead": "', '"lead": "Says {our name}. '),
    },
  })
  expect(problemLines(made)).toEqual([
    'content/blog/one.md:8:19 shows "{our nmae}", which is no variable. Write {our name} or {number of tools} on one line.',
  ])
  expect(textOf(made, 'blog/one/index.html')).toContain('content="By &quot;Other&quot; $&amp; name."')
  expect(textOf(made, 'blog/one/index.html')).toMatch(/<p[^>]*>Two /)
  expect(textOf(made, 'index.html')).toContain('Says &quot;Other&quot; $&amp; name.')
})
