import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import subsetFont from 'subset-font'
import { defineCommand } from '../cli/command.ts'
import { facesOf } from './fonts/faces.ts'
import { letters } from './fonts/letters.ts'
import { features, typefaces } from './fonts/typefaces.ts'
import { write } from './write.ts'

/** `npm run tools -- fonts` */
export const run = defineCommand({
  name: 'tools -- fonts',
  summary: `Cuts the web fonts down to the letters and looks that the site uses, from their npm packages into src/site/styles/, with the
fallback faces that are used until they have loaded, and puts their licences into public/licences/. Needed after a change of
scripts/tools/fonts/ or to a release of the packages; what it writes is committed.`,
  flags: {},
  run: async () => {
    let css = '/* Written by npm run tools -- fonts. Its settings are scripts/tools/fonts/typefaces.ts. */\n\n'
    for (const typeface of typefaces) {
      const source = `scripts/tools/node_modules/${typeface.package}`
      const font = readFileSync(`${source}/files/${typeface.file}`)
      const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes: typeface.axes } as const
      write(`src/site/styles/fonts/${typeface.name}.woff2`, await subsetFont(font, letters, options))
      const licence = [typeface.copyright, readFileSync(`${source}/LICENSE`, 'utf8')].filter(Boolean).join('\n\n')
      write(`public/licences/${typeface.licence}`, licence)
      css += await facesOf(typeface, font)
    }
    write('src/site/styles/fonts.css', await format(css, { parser: 'css', singleQuote: true, printWidth: 120 }))
    return 0
  },
})
