import { keepBundle } from './memory/kept-bundle.ts'
import { program } from './terminal/command-line.ts'

/** Started by scripts/run.mjs beside a build. */
export const run = program({
  name: 'bundle',
  summary: 'Makes the stylesheets and the scripts, and keeps them for the builds of the same code.',
  flags: {},
  run: async (_, __, { memory }) => {
    await keepBundle(memory)
    return 0
  },
})
