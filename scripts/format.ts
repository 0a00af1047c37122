import { program } from './terminal/command-line.ts'
import { runTool } from './terminal/spawn.ts'

/** `npm run format` */
export const run = program({
  name: 'format',
  summary: 'Writes every file in the project format.',
  flags: {},
  run: () => runTool('prettier', ['--write', '--log-level', 'warn', '.']),
})
