import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runNode, temporaryFolder } from './run-command.ts'

function project() {
  const folder = temporaryFolder()
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const name of ['rolldown', '@rolldown', '@oxc-project', 'zod']) {
    if (!existsSync(join('node_modules', name))) continue
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  mkdirSync(join(folder, 'scripts'))
  cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'))
  write('vite.config.ts', '')
  write('node_modules/.package-lock.json', '{}')
  write('package.json', '{"type":"module","scripts":{"greet":""}}')
  write('src/word.ts', "export const word: string = 'hello'\n")
  write('src/later.ts', "export const later = 'later'\n")
  write(
    'scripts/greet.ts',
    `import { z } from 'zod'
    import { word } from '../src/word.ts'
    export async function run(args: string[], given: { codeVersion: string; cache: string }): Promise<void> {
      const { later } = await import('../src/later.ts')
      console.log([word, later, typeof z.string, process.env.NODE_ENV, ...args].join(' '))
      console.log(JSON.stringify(given))
      if (args[0] === 'throw') throw new Error('ours')
    }`,
  )
  const code = join(folder, 'node_modules/.cache/site/code')
  return {
    folder,
    write,
    run: (args = ['greet'], env: NodeJS.ProcessEnv = {}) => runNode(['scripts/run.mjs', ...args], { cwd: folder, env }),
    compiled: () => readdirSync(code).map((name) => join(code, name)),
  }
}

test('a command is compiled once, and runs as production whatever the environment says', async () => {
  const { folder, run, compiled } = project()
  const first = await run(['greet', '--flag', 'x'], { NODE_ENV: 'development' })
  const [line, given = ''] = first.out.split('\n')
  expect([line, first.error, first.code]).toEqual(['hello later function production --flag x', '', 0])
  const { codeVersion, cache } = JSON.parse(given) as Record<string, string>
  expect(codeVersion).toMatch(/^[\da-f]{32}$/)
  expect(cache).toBe(join(folder, 'node_modules/.cache/site'))
  const before = compiled()
  expect(await run(['greet', '--flag', 'x'])).toEqual(first)
  expect([before, compiled()]).toEqual([[expect.stringContaining(codeVersion ?? '')], before])
})

const word = (text: string): string => `export const word = '${text}'\n`

test('whatever the output is made of makes another version of the code, which comes back; the tools do not', async () => {
  const { run, write, compiled } = project()
  const runWith = async (file: string, text: string): Promise<(string | undefined)[]> => {
    write(file, text)
    const { out } = await run()
    return [out.split(' ')[0], /"codeVersion":"(\w+)"/.exec(out)?.[1]]
  }
  const one = await runWith('src/word.ts', word('one'))
  const two = await runWith('src/word.ts', word('two'))
  expect([one[0], two[0]]).toEqual(['one', 'two'])
  expect(await runWith('src/word.ts', word('one'))).toEqual(one)
  expect(await runWith('scripts/tools/card.ts', '')).toEqual(one)
  expect(compiled()).toHaveLength(2)
  const edits = {
    'src/a.css': '',
    'vite.config.ts': '// edited',
    'package.json': '{ "type": "module", "scripts": { "greet": "" } }',
    'node_modules/.package-lock.json': '{ "version": "2" }',
  }
  const versions = new Set([one[1]])
  for (const [file, text] of Object.entries(edits)) versions.add((await runWith(file, text))[1])
  expect(versions.size).toBe(5)
})

test('compiled code that was changed is compiled anew, with a line', async () => {
  const { run, compiled } = project()
  const whole = await run()
  const [file = ''] = compiled()
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-f]/, 'Z'))
  const error = 'The compiled code of greet is incomplete or was changed, and is compiled again.\n'
  expect(await run()).toEqual({ ...whole, error })
})

test('two that start at once both run', async () => {
  const { run } = project()
  const both = await Promise.all([run(), run()])
  for (const one of both) expect(one).toMatchObject({ code: 0, error: '' })
})

test('a package that is not installed is reported with the remedy', async () => {
  const { run, folder } = project()
  await run()
  for (const name of ['zod', 'rolldown']) {
    rmSync(join(folder, 'node_modules', name))
    if (name === 'rolldown') rmSync(join(folder, 'node_modules/.cache'), { recursive: true })
    const { code, error } = await run()
    expect([code, error]).toEqual([1, expect.stringMatching(/^Cannot find package '\w+'.*\. Run npm ci first\.\n$/)])
  }
})

test('a mistake in the code and a disk that refuses are reported in words', async () => {
  const { folder, run, write } = project()
  const thrown = await run(['greet', 'throw'])
  expect([thrown.code, thrown.error]).toEqual([1, expect.stringContaining(`${folder}/scripts/greet.ts:7:`)])
  write('src/word.ts', 'export const word = \n')
  const mistaken = await run()
  expect([mistaken.code, mistaken.error]).toEqual([1, expect.stringMatching(/src\/word\.ts:[\d]+:[\d]+/)])
  expect(mistaken.error).not.toMatch(/^\s+at /m)
  write('src/word.ts', "export const word = 'hello'\n")
  const code = join(folder, 'node_modules/.cache/site/code')
  rmSync(code, { recursive: true })
  writeFileSync(code, '')
  const refused = await run()
  expect(refused.code).toBe(1)
  expect(refused.error).toMatch(/^Could not mkdir \S+: the system says \w+\./)
})
