import { readFileSync } from 'node:fs'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { defineCommand, exitCodes } from '../cli/command.ts'
import { characters } from './fonts/characters.ts'
import { write } from './write.ts'

interface Typeface {
  package: string
  file: string
  /** What the package's licence text leaves out. */
  copyright?: string
  axes: SubsetOptions['variationAxes']
}

/** By the names of their files in src/site/styles/fonts/. */
const typefaces: Record<string, Typeface> = {
  serif: {
    package: 'source-serif-4',
    file: 'source-serif-4-latin-opsz-normal.woff2',
    // As the font itself says.
    copyright: '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
    // Nothing is set in it below 20 px; smaller optical sizes would cost 11 kB.
    axes: { wght: 400, opsz: { min: 20, max: 60 } },
  },
  sans: {
    package: 'ibm-plex-sans',
    file: 'ibm-plex-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
}

/** Kerning, ligatures, accents, proportional and tabular figures: https://learn.microsoft.com/typography/opentype/spec/featurelist */
const features = ['kern', 'liga', 'ccmp', 'mark', 'pnum', 'tnum']

export const run = defineCommand({
  name: 'tools -- fonts',
  summary: `Subsets the web fonts from their npm packages to the glyphs, features and axes that the site uses, into src/site/styles/fonts/,
and puts their licences into public/licences/. Run it after a change of scripts/tools/fonts.ts or of the font packages; what it
writes is committed. The stylesheet src/site/styles/fonts.css names the fonts and what is shown until they have loaded.`,
  writesInSteps: true,
  flags: {},
  run: async () => {
    for (const [name, { package: pack, file, copyright, axes }] of Object.entries(typefaces)) {
      const source = `scripts/tools/node_modules/@fontsource-variable/${pack}`
      const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes: axes } as const
      const font = await subsetFont(readFileSync(`${source}/files/${file}`), characters, options)
      write(`src/site/styles/fonts/${name}.woff2`, font)
      const licence = readFileSync(`${source}/LICENSE`, 'utf8')
      write(`public/licences/${pack}.txt`, copyright ? `${copyright}\n\n${licence}` : licence)
    }
    return exitCodes.done
  },
})
