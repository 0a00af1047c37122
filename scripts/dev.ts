import { serveLive } from './servers/live-server.ts'
import { settingsOf, siteFlags } from './settings.ts'
import { program } from './terminal/command-line.ts'
import { portOf } from './terminal/port.ts'

const { content, now } = siteFlags

/** `npm run dev` */
export const run = program({
  name: 'dev',
  summary: 'Serves the site from its sources and shows every edit at once. Problems appear in the browser and here.',
  flags: { content, now, port: { value: 'N', help: 'The port (5173).' } },
  run: async ({ port = '5173', ...flags }) => {
    const { url } = await serveLive(settingsOf(flags), portOf(port))
    console.log(`The site is live at ${url} (Ctrl+C ends it)`)
    return new Promise<number>(() => {})
  },
})
