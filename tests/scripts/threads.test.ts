import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeCorpus } from '../../scripts/tools/bench/corpus.ts'
import { claimsIn, sharedFor } from '../../scripts/threads/claims.ts'
import { contentOf } from '../build/small-site.ts'
import { run, temporaryFolder, type Finished } from './run-command.ts'

// Where there are many pages to make, several threads make them. Nobody can tell from what they have made.

test('each page is taken once: by the main thread from the first, by the others from the last', () => {
  const shared = sharedFor(5)
  const [main, other] = [claimsIn(shared), claimsIn(shared)]
  expect([main.take(0), other.takeLast(), other.takeLast(), main.take(1), main.take(2)]).toEqual([
    true,
    4,
    3,
    true,
    true,
  ])
  expect([other.takeLast(), other.takeLast(), main.take(3), main.take(4)]).toEqual([undefined, undefined, false, false])
})

test('whoever waits for a page waits until it was delivered, and no longer than it has patience', () => {
  const claims = claimsIn(sharedFor(1))
  claims.takeLast()
  expect(claims.waitFor(0, 1)).toBe(false)
  claims.deliver(0)
  expect(claims.waitFor(0, 60_000)).toBe(true)
})

/** More pages than one thread makes while the others start. */
const articles = 250

/** Builds a site of many articles into a folder for which no earlier build has kept anything. */
async function build(content: string, out: string, threads: string): Promise<Finished> {
  return run(['build', '--content', content, '--out', out, '--now', '2026-01-01', '--threads', threads])
}

test('with three threads the output is that of one, and so is what is told of a problem', async () => {
  const folder = temporaryFolder()
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  writeCorpus(join(content, 'blog'), articles)
  const outputs = []
  for (const threads of ['1', '3']) {
    const out = join(folder, threads)
    const { error, out: report } = await build(content, out, threads)
    expect(error).toBe('')
    expect(report).toMatch(/number-000\d\d\.md \(\d\) and \d{3} more files: see npm run build -- --report\n/)
    outputs.push(contentOf(out))
  }
  expect(outputs[1]).toEqual(outputs[0])

  const last = join(content, 'blog', 'number-00001.md')
  writeFileSync(last, `${readFileSync(last, 'utf8')}\n[a link](/nowhere/)\n\n<b>raw</b>\n`)
  const told = [await build(content, join(folder, 'by one'), '1'), await build(content, join(folder, 'by three'), '3')]
  expect(told[0]?.error).toContain('holds raw HTML')
  expect(told[1]).toEqual(told[0])
})

test('a number of threads that makes no sense is refused', async () => {
  expect(await run(['build', '--threads', '0'])).toMatchObject({
    code: 2,
    error:
      '--threads 0 is not a number of threads. Give one from 1 to 99, or leave it out.\nSee npm run build -- --help\n',
  })
})
