import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { defineCommand, exitCodes } from '../cli/command.ts'
import { UserError } from '../cli/user-error.ts'

const widths = [390, 820, 1440]
const themes = ['light', 'dark'] as const

export const run = defineCommand({
  name: 'tools -- screenshots',
  summary: `Takes a screenshot of every whole page of dist/, at ${widths.join(', ')} pixels, light and dark, while npm run preview serves it.`,
  writesInSteps: true,
  flags: {
    out: { value: 'DIR', help: 'Put the pictures there (site-screenshots in the folder for temporary files).' },
    url: { value: 'URL', help: 'Where the site is served (http://127.0.0.1:4173/).' },
  },
  run: async ({ out = join(tmpdir(), 'site-screenshots'), url = 'http://127.0.0.1:4173/' }) => {
    // Not those at old addresses, which lead on at once.
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.html') && !readFileSync(join('dist', file), 'utf8').includes('<meta http-equiv="refresh"'),
    )
    const paths = files.map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
    if (!(await fetch(url).catch(() => undefined)))
      throw new UserError(`Nothing answers at ${url}. Start npm run preview, or correct --url.`)
    const browser = await launchBrowser()
    try {
      for (const width of widths)
        for (const colorScheme of themes) {
          // Animations are captured at their end.
          const options = { viewport: { width, height: 1000 }, colorScheme, reducedMotion: 'reduce' } as const
          const page = await browser.newPage(options)
          for (const path of paths) {
            await page.goto(new URL(path.slice(1), url).href)
            await page.evaluate(() => document.fonts.ready.then(() => true))
            const name = path.replaceAll(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home'
            await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true })
          }
          await page.close()
        }
    } finally {
      await browser.close()
    }
    console.log(`The pictures are in ${out}.`)
    return exitCodes.done
  },
})
