import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { openVisitor } from './browser/open-visitor.ts'
import { onlyAt, pagesIn } from './browser/site-pages.ts'
import { serveSite } from './browser/serve-site.ts'
import { refuseTracked } from './screenshots/refuse-tracked.ts'
import { shoot } from './screenshots/shoot.ts'
import { looksOf } from './screenshots/looks.ts'
import { defineCommand } from './cli/command.ts'

/** `npm run screenshots` */
export const run = defineCommand({
  name: 'screenshots',
  summary: `Pictures every page at 390, 820 and 1440 pixels, light and dark, whole; then what opens when it is touched, and an
article and a legal page on paper. For eyes alone: the folder lies outside the project.`,
  flags: {
    out: { value: 'DIR', help: 'Put the pictures there (site-screenshots in the folder for temporary files).' },
    only: { value: 'PATH', help: 'Picture this page alone.' },
    theme: { value: 'NAME', help: 'light or dark alone.' },
    width: { value: 'N', help: 'That width alone, in pixels; any from 200 to 4000.' },
  },
  run: async ({ out = join(tmpdir(), 'site-screenshots'), only, theme, width }) => {
    const looks = looksOf({ theme, width })
    refuseTracked(out)
    const site = await serveSite()
    try {
      const pages = onlyAt(only, pagesIn(site.folder))
      const visitor = await openVisitor()
      try {
        const pictures = await shoot({ browser: visitor, url: site.url, pages, looks, folder: out })
        console.log(`${out}: ${pictures} pictures`)
      } finally {
        await visitor.close()
      }
    } finally {
      await site.close()
    }
    return 0
  },
})
