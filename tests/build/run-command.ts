import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { defineCommand } from '../../scripts/cli/command.ts'

export interface Finished {
  code: number | null
  signal?: NodeJS.Signals | null
  out: string
  error: string
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv }

export function start([program = '', ...args]: string[], { cwd = '.', env = {} }: Options = {}): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export function runNode(args: string[], options: Options = {}): Promise<Finished> {
  return finished(start([process.execPath, ...args], options))
}

export function run(args: string[], options: Options = {}): Promise<Finished> {
  return runNode(['scripts/run.mjs', ...args], options)
}

export async function printedBy(act: () => unknown): Promise<{ out: string; error: string }> {
  const said = { out: '', error: '' }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: unknown) => {
      said[name === 'log' ? 'out' : 'error'] += `${String(text)}\n`
    }),
  )
  await act()
  spies.forEach((spy) => spy.mockRestore())
  return said
}

export async function runHere(command: ReturnType<typeof defineCommand>, ...args: string[]): Promise<Finished> {
  const context = { cache: temporaryFolder(), codeVersion: '', isCurrent: () => true }
  const said = await printedBy(() => command(args, context))
  const code = Number(process.exitCode ?? 0)
  process.exitCode = undefined
  return { code, ...said }
}

export function finished(child: ChildProcess): Promise<Finished> {
  let out = ''
  let error = ''
  child.stdout?.on('data', (text: Buffer) => (out += text))
  child.stderr?.on('data', (text: Buffer) => (error += text))
  return new Promise((done) => child.once('close', (code, signal) => done({ code, signal, out, error })))
}

export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const parts = ['vite.config.ts', 'tsconfig.json', 'package.json', 'src', 'scripts', 'public', 'content']

export const frozen = 'tests/fixtures/content'
export const papersFile = 'data/papers.json'

/** A list of papers with the extent that the first file in public/ has now: a new colour or sentence changes it. */
export function frozenPapers(text = readFileSync(`${frozen}/${papersFile}`, 'utf8')): string {
  const real = readFileSync(`content/${papersFile}`, 'utf8')
  const [, pages, size] = /"pages": (\d+),\s*"fileSize": "(.*)",\s*"url": "\/papers\/architecture/.exec(real) ?? []
  if (!pages) return text
  return text.replace(/"pages": \d+/, `"pages": ${pages}`).replace(/"fileSize": ".*"/, `"fileSize": "${size}"`)
}

export function contentWith(articles: Record<string, string> = {}): string {
  const content = join(temporaryFolder(), 'words')
  cpSync(frozen, content, { recursive: true })
  writeFileSync(join(content, papersFile), frozenPapers())
  for (const [slug, matter] of Object.entries(articles))
    writeFileSync(join(content, `blog/${slug}.md`), `---\n${matter}\ncategory: Vision\n---\n\nText.\n`)
  return content
}

/** A copy of the project that a test may edit, with this project's packages, and its cache where it is not to be fresh. */
export function projectCopy({ folder = temporaryFolder(), isFresh = false } = {}): string {
  for (const path of parts)
    cpSync(path, join(folder, path), { recursive: true, filter: (name) => !name.includes('node_modules') })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache' || !isFresh))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}
