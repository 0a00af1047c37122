import { defineCommand, exitCodes, runTool } from './cli/command.ts'

export const run = defineCommand({
  name: 'check',
  summary: 'Checks types, lint rules, styles, packages and format. Exit code 1 when one of them finds something.',
  flags: {},
  run: () => {
    const codes = [
      runTool('tsc', ['--project', '.']),
      runTool('oxlint', ['--type-aware']),
      runTool('stylelint', ['src/site/styles/*.css']),
      // What is installed, written or exported and not used; and what is used and not declared.
      runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']),
      runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    ]
    return codes.some((code) => code !== 0) ? exitCodes.failed : exitCodes.done
  },
})
