import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { editorFiles } from './schemas/editor-schemas.ts'
import { withTables } from './schemas/manual.ts'
import { program } from './terminal/command-line.ts'

const manual = 'content/README.md'

/** `npm run schemas` */
export const run = program({
  name: 'schemas',
  summary:
    'Writes what the schemas say of each field for editors into schemas/, and for people into content/README.md.',
  flags: {},
  run: () => {
    for (const [path, text] of editorFiles()) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    writeFileSync(manual, withTables(readFileSync(manual, 'utf8')))
    return Promise.resolve(0)
  },
})
