import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { UsageError, UserError } from '../cli/user-error.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/**
 * Where a Chromium is: what SITE_BROWSER names (a path, or a name on the PATH), then the system's, then playwright's own.
 * @returns a path for `chromium.launch({ executablePath })`; nothing where there is none.
 */
export function findChromium(): string | undefined {
  const { SITE_BROWSER: wanted } = process.env
  if (wanted) {
    const place = /[\\/]/.test(wanted) ? wanted : onPath(wanted)
    if (!place || !isProgram(place)) throw new UsageError(`SITE_BROWSER is "${wanted}", which is not a program.`)
    return place
  }
  const own = chromium.executablePath()
  return names.map(onPath).find(Boolean) ?? (isProgram(own) ? own : undefined)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export async function openVisitor(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new UserError('No Chromium was found. Install one, or name one in SITE_BROWSER.')
  return chromium.launch({ executablePath })
}
