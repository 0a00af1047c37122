import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFonts, type MadeFile } from './fonts/make-fonts.ts'
import { budget } from './fonts/typefaces.ts'
import { defineCommand } from './cli/command.ts'
import { UserError } from './cli/user-error.ts'

/** `npm run fonts` */
export const run = defineCommand({
  name: 'fonts',
  summary: `Cuts the web fonts down to the letters and looks that the site uses, from their npm packages into src/site/styles/, with the
faces that stand in for them until they have come, and puts their licences into public/licences/. Needed after a change to
scripts/fonts/ or to a release of the packages; what it writes is committed.`,
  flags: {},
  run: async () => {
    const files = await makeFonts()
    const size = files
      .filter(({ path }) => path.endsWith('.woff2'))
      .reduce((sum, { content }) => sum + content.length, 0)
    if (size > budget)
      throw new UserError(
        `The fonts take ${size} bytes together; ${budget} are allowed. Leave letters, features or axes out in scripts/fonts/. Nothing was changed.`,
      )
    for (const file of files) write(file)
    console.log(`The fonts take ${size} of ${budget} bytes.`)
    return 0
  },
})

function write({ path, content }: MadeFile): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  console.log(`${path}: ${Buffer.byteLength(content)} bytes`)
}
