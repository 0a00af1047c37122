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
      // Packages, files and exports that nothing uses, and packages that are used and not declared.
      runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']),
      runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    ]
    return codes.some((code) => code !== 0) ? exitCodes.failed : exitCodes.done
  },
})
