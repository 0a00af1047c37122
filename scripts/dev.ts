import { openCache } from './cache.ts'
import { serveDev } from './dev/serve.ts'
import { settingsOf, siteFlags } from './settings.ts'
import { program } from './terminal/command-line.ts'
import { portOf } from './terminal/port.ts'

const { content, now } = siteFlags

/** `npm run dev` */
export const run = program({
  name: 'dev',
  summary:
    'Serves the site from its sources, with drafts, and shows every edit at once. Problems appear in the browser and here.',
  flags: {
    content,
    now,
    published: { help: 'Show the site as readers will have it: without drafts and articles dated later.' },
    port: { value: 'N', help: 'The port (5173).' },
  },
  run: async ({ port = '5173', published = false, ...flags }, _, { cache }) => {
    const settings = settingsOf({ ...flags, drafts: !published })
    const { url } = await serveDev(settings, { port: portOf(port), cache: openCache(cache) })
    console.log(`The site is live at ${url} (Ctrl+C ends it)`)
    return new Promise<number>(() => {})
  },
})
