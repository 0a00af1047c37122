import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../cli/user-error.ts'
import { slugOf } from './corpus/articles.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import type { Entrant } from './entrants.ts'
import { spreadOf, type Spread } from './statistics.ts'

/** What a writer waits for under `npm run dev`, in milliseconds. */
export interface Waits {
  articles: number
  /** From the very first start of this code to the last byte of the first page: nothing is compiled or remembered. */
  first: number
  /** The same, of later starts. */
  start: Spread
  /** From an article's being saved to the last byte of its page that shows the change. */
  save: Spread
}

/** What we want a writer to wait for at most, in milliseconds. */
export const waitsAtMost = { start: 1000, save: 200 }

/** Edits, all of them in the first start. */
const saves = 5

/** Milliseconds between an edit and the next, as a writer pauses, and between two looks at the page. */
const pause = { edit: 500, look: 2 }

/** How long is waited for a page, in milliseconds. */
const patience = 60_000

/** Starts that are not among the rounds: the first compiles the code and remembers files, the second compiles the packages. */
const preparing = 2

/** How often, and with how many articles. */
export interface Stay {
  /** Starts: each a process of its own, with what those before have cached. */
  rounds: number
  articles: number
}

/** Edits one article of many under the dev server, and looks when the page shows it. Visitors that reload would see it no sooner. */
export async function waitsOf({ articles: folder, invocation }: Entrant, stay: Stay): Promise<Waits> {
  const { rounds, articles: count } = stay
  writeCorpus(folder, count)
  const starting: number[] = []
  const saving: number[] = []
  for (let start = 0; start < preparing + rounds; start++) {
    const started = performance.now()
    const child = spawn(invocation.program, ['scripts/run.mjs', 'dev', '--port', '0'], {
      ...invocation,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      const url = await urlOf(child)
      const page = `${url}blog/${slugOf(Math.floor(count / 2))}/`
      await shown(page, '</html>')
      starting.push(performance.now() - started)
      if (start > 0) continue
      for (let save = 0; save < saves; save++) saving.push(await waitAfter(save, { folder, count, page }))
      // It comes when all is made, and what was made is remembered then.
      await shown(`${url}sitemap.xml`, '</urlset>')
    } finally {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
    }
  }
  const [first = Number.NaN] = starting
  return { articles: count, first, start: spreadOf(starting.slice(preparing)), save: spreadOf(saving) }
}

async function waitAfter(save: number, place: { folder: string; count: number; page: string }): Promise<number> {
  const { folder, count, page } = place
  await wait(pause.edit)
  const line = `Saved in turn ${save + 1}.`
  appendFileSync(join(folder, `${slugOf(Math.floor(count / 2))}.md`), `\n${line}\n`)
  const saved = performance.now()
  await shown(page, line)
  return performance.now() - saved
}

/** The address that the server prints when it is ready. */
function urlOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, fail) => {
    const look = (text: Buffer): void => {
      output += String(text)
      const [url] = /http:\/\/localhost:\d+\//.exec(output) ?? []
      if (url !== undefined) done(url)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('error', fail)
    child.once('exit', () => fail(new Refusal(`npm run dev ended:\n${output}`)))
  })
}

/** Asks for a page until it holds the text. */
async function shown(page: string, text: string): Promise<void> {
  const asked = performance.now()
  while (!(await (await fetch(page)).text()).includes(text)) {
    if (performance.now() - asked > patience) throw new Refusal(`${page} has not shown "${text}" within a minute.`)
    await wait(pause.look)
  }
}
