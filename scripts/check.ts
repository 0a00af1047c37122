import { program } from './terminal/command-line.ts'
import { runTool } from './terminal/spawn.ts'

/** `npm run check` */
export const run = program({
  name: 'check',
  summary: 'Checks types, lint rules and format. Exit code 1 when one of them finds something.',
  flags: {},
  run: async () => {
    const codes = [
      await runTool('typescript/tsc', ['--project', '.']),
      await runTool('oxlint', ['--type-aware']),
      await runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    ]
    return codes.some((code) => code !== 0) ? 1 : 0
  },
})
