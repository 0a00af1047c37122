import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from './looks.ts'
import { print } from './print.ts'
import { nameOf, visit, type Session } from './session.ts'
import { states } from './states.ts'

/** Takes every picture, look by look, and prints. @returns how many files were made. */
export async function shoot(session: Session): Promise<number> {
  mkdirSync(session.folder, { recursive: true })
  let count = 0
  for (const look of session.looks) count += await shootLook(look, session)
  return count + (await print(session))
}

async function shootLook(look: Look, { browser, url, pages, folder }: Session): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 1000 },
    colorScheme: look.theme,
    // What moves is pictured where it comes to rest.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const pathOf = (name: string): string => join(folder, `${name}-${look.width}-${look.theme}.png`)
  let count = 0
  for (const one of pages) {
    await visit(page, one, url)
    await page.screenshot({ path: pathOf(nameOf(one)), fullPage: true })
    count++
    for (const { name, route, reach, upTo = Infinity } of states) {
      if (route !== one.route || look.width > upTo) continue
      await visit(page, one, url)
      await reach(page)
      // What has opened lies in the window.
      await page.screenshot({ path: pathOf(`${nameOf(one)}-${name}`) })
      count++
    }
  }
  await context.close()
  return count
}
