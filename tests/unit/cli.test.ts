import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { launchProblems, printBuilt, type BuildReport } from '../../scripts/report/build-report.ts'
import { toTree } from '../../src/generator/content/source.ts'
import { defineCommand, parsePort, UsageError } from '../../scripts/cli/command.ts'
import { printProblems } from '../../scripts/cli/print-problems.ts'
import { UserError } from '../../scripts/cli/user-error.ts'
import { printedBy, runHere } from '../build/run-command.ts'

beforeEach(() => void vi.stubEnv('GITHUB_ACTIONS', ''))
afterEach(() => void vi.unstubAllEnvs())

/** Runs a command with two flags. @param result what it does: returns an exit code, or throws. */
async function run(args: string[], result: number | Error = 0, rest?: string): Promise<object> {
  const given: unknown[] = []
  const command = defineCommand({
    name: 'sample',
    summary: 'Does nothing.',
    flags: { out: { value: 'DIR', help: 'Write there.' }, strict: { help: 'Refuse more.' } },
    ...(rest && { rest }),
    run: (flags, words) => {
      given.push(flags, ...words)
      if (result instanceof Error) throw result
      return result
    },
  })
  return { ...(await runHere(command, ...args)), given }
}

test.each([
  [['--out', 'a', '--strict'], undefined, [{ out: 'a', strict: true }]],
  [['--out=a b'], undefined, [{ out: 'a b' }]],
  [['One', '--strict', 'two'], 'WORDS', [{ strict: true }, 'One', 'two']],
])('%j is understood', async (args, rest, given) => {
  expect(await run(args, 0, rest)).toMatchObject({ code: 0, given, error: '' })
})

const known = 'Known flags: --out, --strict, --help.'
test.each([
  [['--stirct'], `--stirct is not a flag of sample. ${known} Did you mean --strict?`],
  [['-x'], `-x is not a flag of sample. ${known}`],
  [['--out'], '--out needs a value: --out DIR'],
  [['--out', '--strict'], '--out needs a value: --out DIR'],
  [['--strict=yes'], '--strict takes no value.'],
  [['dist'], `sample does not know what to do with "dist". ${known}`],
])('%j is refused, and nothing is done', async (args, message) => {
  const error = `${message}\nSee npm run sample -- --help\n`
  expect(await run(args)).toEqual({ code: 2, given: [], out: '', error })
})

test.each(['--help', '-h'])('%s is answered, whatever else is given', async (flag) => {
  expect(await run(['--nonsense', flag], 0, '[FILE ...]')).toEqual({
    code: 0,
    given: [],
    error: '',
    out: [
      'npm run sample -- [flags] [FILE ...]\n\nDoes nothing.\n',
      '  --out DIR   Write there.',
      '  --strict    Refuse more.',
      '  --help      Print this text.\n',
    ].join('\n'),
  })
})

const noSpace = 'Could not write /a: no space is left on the disk. Nothing was changed. Make room there.'
const portInUse = 'Could not listen: the port is in use. Nothing was changed. Choose another with --port.'
const systemError = (code: string, more: object): Error => Object.assign(new Error(code), { code, ...more })
test.each([
  [1, 1, ''],
  [new UserError('There is no x.'), 1, 'There is no x.'],
  [new UsageError('--x is odd.'), 2, '--x is odd.\nSee npm run sample -- --help'],
  [systemError('ENOSPC', { syscall: 'write', path: '/a' }), 1, noSpace],
  [systemError('EADDRINUSE', { syscall: 'listen' }), 1, portInUse],
  [systemError('EODD', { syscall: 'open' }), 1, 'Could not open: the system says EODD. Nothing was changed.'],
  [systemError('ERR_ODD', { syscall: 'open' }), 70, 'Error: ERR_ODD'],
  [new TypeError('ours'), 70, 'TypeError: ours'],
])('%s ends with exit code %i', async (result, code, error) => {
  expect(await run([], result)).toMatchObject({ code, error: error && `${error}\n` })
})

test('a port is a number that there is', () => {
  expect([parsePort('0'), parsePort('65535')]).toEqual([0, 65_535])
  for (const text of ['65536', '-1', '80x', '', ' 80'])
    expect(() => parsePort(text)).toThrow(`--port ${text} is not a port. Give a number from 0 to 65535.`)
})

const problems = [
  { file: 'content/b.md', line: 2, column: 3, message: 'is odd, 100%.\n\u001b[2JReally.' },
  { file: 'content/a,b.md', message: 'is missing.' },
  { file: 'content/a,b.md', message: 'is missing.' },
]

test('problems are printed in order, once, aligned, each with its line and a mark', async () => {
  const ending = { outcome: 'Nothing was written.', textOf: () => 'one\ntwo' }
  const error = `words/a,b.md     is missing.
words/b.md:2:3   is odd, 100%.  [2JReally.
    2 | two
      |   ^
2 problems. Nothing was written.
`
  expect(await printedBy(() => printProblems(problems, 'words', ending))).toEqual({ out: '', error })
})

test.each([
  [false, 'out'],
  [true, 'error'],
] as const)('under GitHub they are annotations too; with data %s, on standard %s', async (json, stream) => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  const printed = await printedBy(() => printProblems(problems, 'words', { outcome: '', json }))
  expect(printed[stream].match(/^::.*/gm)).toEqual([
    '::error file=words/a%2Cb.md,line=1,col=1::is missing.',
    '::error file=words/b.md,line=2,col=3::is odd, 100%25.%0A\u001b[2JReally.',
  ])
})

const none = { launch: [], settings: [], securityTxt: [], papers: [], outdated: [] }
const marked = { kind: 'sample', message: 'is marked as a sample. Remove the mark.' } as const
const report: BuildReport = {
  out: 'dist',
  pages: 1,
  files: 12,
  bytes: 3_840_000,
  milliseconds: 340,
  now: '2026-03-01',
  drafts: false,
  heldBack: [
    { path: '/blog/later/', file: 'content/blog/later.md', title: 'Later', date: '2026-03-02', draft: false },
    { path: '/blog/zebra/', file: 'content/blog/never-yet.md', title: 'Zebra', date: '2025-01-01', draft: true },
  ],
  notes: ['A note.'],
  notReady: {
    ...none,
    launch: [
      { ...marked, file: 'content/a.md', line: 5 },
      { ...marked, file: 'content/a.md', line: 6 },
      { kind: 'example', file: 'content/site.json', line: 10, message: 'holds an example.' },
    ],
    settings: ['no newsletter backend'],
  },
}

test('--strict accepts outdated cards, and no outdated papers', () => {
  const refused = launchProblems({ ...none, papers: ['Papers'], outdated: ['Cards'] })
  expect(refused.map(({ message }) => message)).toEqual(['Papers.'])
})

const first = 'dist: 1 page, 12 files, 3.8 MB in 0.34 s'
const short = `${first}
A note.
Not ready for launch:
  example (1): words/site.json
  sample (2): words/a.md
  no newsletter backend
  npm run build -- --report says what to do`
const full = `${first}
A note.
2 articles held back on 2026-03-01
  words/blog/later.md       until 2026-03-02: Later
  words/blog/never-yet.md   draft: Zebra
4 things to do before a launch
  words/a.md:5         is marked as a sample. Remove the mark.
  words/a.md:6         is marked as a sample. Remove the mark.
  words/site.json:10   holds an example.
  no newsletter backend`

test.each([
  ['in short', report, false, short],
  ['in full', report, true, full],
  ['of nothing to tell', { ...report, heldBack: [], notes: [], notReady: none }, false, first],
])('a report %s', async (_, made, isFull, text) => {
  const options = { folder: 'words', full: isFull, json: false }
  const { out } = await printedBy(() => printBuilt({ tree: toTree([]), problems: [], report: made }, options))
  expect(out).toBe(`${text}\n`)
})
