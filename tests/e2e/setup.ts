import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../../scripts/tools/browser.ts'

// Builds the real site once for all tests of this project, for the root of a host and for a folder of it, and serves both.

export interface BuiltSite {
  /** Where it is served, without a slash at the end: "http://127.0.0.1:4173/base". */
  url: string
  base: string
  folder: string
}

type Tool = 'firefox-esr' | 'nginx' | 'caddy'

declare module 'vitest' {
  interface ProvidedContext {
    site: BuiltSite
    based: BuiltSite
    tools: Record<Tool, boolean>
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  ensureBrowser()
  const parent = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  const servers: ChildProcess[] = []
  const serve = async (name: 'site' | 'based', base: string): Promise<void> => {
    const folder = join(parent, name)
    await build(folder, base)
    const args = ['scripts/run.mjs', 'preview', '--out', folder, '--port', '0']
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    servers.push(server)
    project.provide(name, { url: await addressOf(server), base, folder })
  }
  // A folder may be called like an island.
  await Promise.all([serve('site', '/'), serve('based', '/viewer/')])
  const tools = { 'firefox-esr': isThere('firefox-esr'), nginx: isThere('nginx'), caddy: isThere('caddy') }
  project.provide('tools', tools)
  return () => {
    servers.forEach((server) => server.kill())
    rmSync(parent, { recursive: true, force: true })
    const missing = Object.entries(tools).flatMap(([name, there]) => (there ? [] : [name]))
    if (missing.length > 0) console.log(`Not installed, so their tests did not run: ${missing.join(', ')}.`)
  }
}

async function build(folder: string, base: string): Promise<void> {
  const flags = ['--out', folder, '--site-url', `https://host.example${base}`, '--now', '2999-12-31']
  const env = { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...flags], { env })
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  const [said] = stdout ? await Promise.race([once(stdout, 'data'), once(stdout, 'close')]) : []
  const [, url] = /(http:\S+)\/ /.exec(String(said)) ?? []
  if (!url) throw new Error(`The built site could not be served: ${said}`)
  return url
}

/** Servers lie where not every user looks for programs. */
export const withServers = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

function isThere(tool: Tool): boolean {
  try {
    execFileSync('which', [tool], { env: withServers, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
