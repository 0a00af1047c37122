import { chromium, type Browser } from 'playwright'
import { UserError } from '../cli/user-error.ts'
import { findChromium } from './find-chromium.ts'

/** Starts a Chromium without a window, to visit the site with. @throws UserError where there is none. */
export async function openVisitor(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new UserError('There is no Chromium to visit with. Install one, or name one in SITE_BROWSER.')
  return chromium.launch({ executablePath })
}
