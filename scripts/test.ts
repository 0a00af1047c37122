import { ensureBrowser } from './browser/ensure-browser.ts'
import { defineCommand } from './cli/command.ts'
import { runTool } from './cli/run-tool.ts'
import { UserError } from './cli/user-error.ts'

/** `npm test` */
export const run = defineCommand({
  name: 'test',
  summary:
    'Runs the tests: units by room, the real content built in memory, the commands, and the built site in browsers.',
  flags: {
    watch: { help: 'Stay, and run what an edit concerns.' },
    update: { help: 'Rewrite the golden files.' },
  },
  rest: '[PART OF A FILE NAME ...]',
  run: async ({ watch = false, update = false }, files) => {
    if (!(await ensureBrowser())) throw new UserError('There is no Chromium. Install one, or name one in SITE_BROWSER.')
    // Last: vitest would take a file's name behind --update for its value, and run everything.
    return runTool('vitest', [watch ? 'watch' : 'run', ...files, ...(update ? ['--update'] : [])])
  },
})
