import { defineCommand, exitCodes, runTool } from './cli/command.ts'
import { writeEditorSettings } from './schemas/editor-schemas.ts'
import { writeTables } from './schemas/manual.ts'

const prettier = (...files: string[]) => runTool('prettier', ['--write', '--log-level', 'warn', ...files])

export const run = defineCommand({
  name: 'format',
  summary: `Formats every file, writes the tables of fields into content/README.md, and maps each data file to its schema in
.vscode/settings.json.`,
  writesInSteps: true,
  flags: {},
  run: () => {
    // Stops where prettier is not installed, before anything is written.
    if (prettier('.') !== exitCodes.done) return exitCodes.failed
    writeTables()
    writeEditorSettings()
    const code = prettier('content/README.md', '.vscode/settings.json')
    if (code === exitCodes.done)
      console.log('Every file is formatted, the tables of content/README.md and .vscode/settings.json are up to date.')
    return code
  },
})
