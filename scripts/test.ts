import { defineCommand } from './cli/command.ts'
import { runTool } from './cli/run-tool.ts'

export const run = defineCommand({
  name: 'test',
  summary:
    'Runs the tests: units, the real content built in memory, the commands, the database, and the built site in browsers.',
  flags: {
    project: {
      value: 'NAME',
      help: 'Only these: unit, site, build, e2e or backend. unit is quick and needs no browser.',
    },
    watch: { help: 'Keep running, and rerun what an edit affects.' },
    update: { help: 'Rewrite the golden files.' },
  },
  rest: '[PART OF A FILE NAME ...]',
  run: ({ project, watch = false, update = false }, files) => {
    const only = project === undefined ? [] : ['--project', project]
    // Last: vitest would take a file's name after --update for its value, and run everything.
    return runTool('vitest', [watch ? 'watch' : 'run', ...only, ...files, ...(update ? ['--update'] : [])])
  },
})
