import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { findChromium } from './find-chromium.ts'

/**
 * Sees to it that the tests find a Chromium. Where nobody can be asked, in CI or without a terminal, a missing one is installed;
 * on a terminal the command is shown first and asked for.
 *
 * @returns whether there is one now.
 */
export async function ensureBrowser(): Promise<boolean> {
  if (findChromium()) return true
  const commands = installCommands()
  const shown = commands.map((command) => command.join(' ')).join(' && ')
  if (process.stdin.isTTY && !process.env.CI && !(await agreed(shown))) return false
  console.log(`Installing Chromium for the tests: ${shown}`)
  for (const [program = '', ...args] of commands) spawnSync(program, args, { stdio: 'inherit' })
  return findChromium() !== undefined
}

/** The system's own package where we may install it, as on Debian and Ubuntu as root; otherwise playwright's build. */
function installCommands(): string[][] {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version'))
    return [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]
  return [[process.execPath, 'node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium-headless-shell']]
}

async function agreed(command: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`The browser tests need Chromium. Install it?\n  ${command}\n[y/N] `)
  terminal.close()
  return /^y/i.test(answer)
}
