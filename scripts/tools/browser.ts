import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { UsageError } from '../cli/command.ts'
import { UserError } from '../cli/user-error.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/** Where a Chromium is: what SITE_BROWSER names (a path, or a name on the PATH), then the system's, then playwright's own. */
function findChromium(): string | undefined {
  const { SITE_BROWSER: wanted } = process.env
  if (wanted) {
    const place = /[\\/]/.test(wanted) ? wanted : onPath(wanted)
    if (!place || !isExecutable(place)) throw new UsageError(`SITE_BROWSER is "${wanted}", which is not a program.`)
    return place
  }
  const playwrights = chromium.executablePath()
  return names.map(onPath).find(Boolean) ?? (isExecutable(playwrights) ? playwrights : undefined)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Chromium 156 opens two pages of its own in every window, for suggestions below the address: without them a new page takes two
 * thirds of the time (measured). This list replaces playwright's own, so what of that concerns pages is repeated.
 */
const featuresOff =
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'BlockOriginHeaderModificationOnRedirect,DestroyProfileOnBrowserClose,HttpsUpgrades,OptimizationHints,' +
  'PaintHolding,ThirdPartyStoragePartitioning,Translate'

export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new UserError('No Chromium was found. Install one, or name one in SITE_BROWSER.')
  return chromium.launch({ executablePath, args: [`--disable-features=${featuresOff}`, ...args] }).catch((error) => {
    throw new UserError(`${executablePath} does not start. Name another Chromium in SITE_BROWSER.\n${String(error)}`)
  })
}

/** Makes sure that there is a Chromium: installs one in CI and without a terminal, where nobody can be asked. */
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
