import { keepBundle } from './memory/kept-bundle.ts'
import { defineCommand } from './cli/command.ts'

/** Started by scripts/run.mjs beside a build. */
export const run = defineCommand({
  name: 'bundle',
  summary: 'Makes the stylesheets and the scripts, and keeps them for the builds of the same code.',
  flags: {},
  run: async (_, __, { cache }) => {
    await keepBundle(cache)
    return 0
  },
})
