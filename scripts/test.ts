import { defineCommand, runTool, UsageError } from './cli/command.ts'

/** The projects of vitest.config.ts. */
const projects = ['unit', 'site', 'build', 'e2e', 'backend']

export const run = defineCommand({
  name: 'test',
  summary:
    'Runs the tests: units, the real content built in memory, the commands, the database, and the built site in browsers.',
  flags: {
    project: {
      value: 'NAMES',
      help: `Only these, joined by commas: ${projects.join(', ')}. unit is quick and needs no browser.`,
    },
    watch: { help: 'Keep running, and rerun what an edit affects.' },
  },
  rest: '[PART OF A FILE NAME ...]',
  run: ({ project, watch = false }, files) => {
    const chosen = project?.split(',') ?? []
    const unknown = chosen.find((name) => !projects.includes(name))
    if (unknown !== undefined) throw new UsageError(`--project ${unknown} is not one of ${projects.join(', ')}.`)
    const only = chosen.flatMap((name) => ['--project', name])
    return runTool('vitest', [watch ? 'watch' : 'run', ...only, ...files])
  },
})
