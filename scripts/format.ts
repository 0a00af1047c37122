import { defineCommand, exitCodes, runTool } from './cli/command.ts'
import { writeEditorSettings } from './schemas/editor-schemas.ts'
import { writeTables } from './schemas/manual.ts'

export const run = defineCommand({
  name: 'format',
  summary: `Formats every file, writes the tables of fields into content/README.md, and maps each data file to its schema in
.vscode/settings.json.`,
  flags: {},
  run: () => {
    writeTables()
    writeEditorSettings()
    const code = runTool('prettier', ['--write', '--log-level', 'warn', '.'])
    if (code === exitCodes.done) console.log('All files are in the project format.')
    return code
  },
})
