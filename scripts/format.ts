import { defineCommand, exitCodes } from './cli/command.ts'
import { runTool } from './cli/run-tool.ts'
import { writeEditorSettings } from './schemas/editor-schemas.ts'
import { writeTables } from './schemas/manual.ts'

export const run = defineCommand({
  name: 'format',
  summary: `Writes every file in the project format, the fields of all schemas into content/README.md, and into .vscode/settings.json
which file has which.`,
  flags: {},
  run: () => {
    writeTables()
    writeEditorSettings()
    const code = runTool('prettier', ['--write', '--log-level', 'warn', '.'])
    if (code === exitCodes.done) console.log('All files are in the project format.')
    return code
  },
})
