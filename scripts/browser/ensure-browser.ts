import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

/**
 * Makes sure that there is a Chromium. In CI and without a terminal a missing one is installed; on a terminal that is left to
 * the user.
 * @throws where there is none.
 */
export function ensureBrowser(): void {
  if (findChromium()) return
  const commands = installCommands()
  const shown = commands.map((command) => command.join(' ')).join(' && ')
  if (!process.stdin.isTTY || process.env.CI) {
    console.log(`Installing Chromium for the tests: ${shown}`)
    for (const [program = '', ...args] of commands) spawnSync(program, args, { stdio: 'inherit' })
    if (findChromium()) return
  }
  throw new Error(`There is no Chromium. Install one (${shown}), or name one in SITE_BROWSER.`)
}

function installCommands(): string[][] {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version'))
    return [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]
  return [[process.execPath, 'node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium-headless-shell']]
}
