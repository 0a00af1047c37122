import { keepBundle } from './memory/kept-bundle.ts'
import { program, UsageError } from './terminal/command-line.ts'

/** Run by `npm run build`, in a process of its own. */
export const run = program({
  name: 'bundle',
  summary: 'Makes the stylesheet and the scripts, and keeps them for a build.',
  flags: { to: { value: 'FILE', help: 'Where to keep them.' } },
  run: async ({ to }) => {
    if (to === undefined) throw new UsageError('--to names the file.')
    await keepBundle(to)
    return 0
  },
})
