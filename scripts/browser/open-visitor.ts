import { chromium, type Browser } from 'playwright'
import { Refusal } from '../terminal/command-line.ts'
import { findChromium } from './find-chromium.ts'

/** Starts a Chromium without a window, to visit the site with. @throws Refusal where there is none. */
export async function openVisitor(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Refusal('There is no Chromium to visit with. Install one, or name one in SITE_BROWSER.')
  return chromium.launch({ executablePath })
}
