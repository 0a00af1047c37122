import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import subsetFont from 'subset-font'
import { fallbackFacesOf, type Face } from './fallback-faces.ts'
import { letters, unicodeRangeOf } from './letters.ts'
import { features, typefaces, type Typeface } from './typefaces.ts'

/** A file of the project, by its path from the root. */
export interface MadeFile {
  path: string
  content: Uint8Array | string
}

/** Makes the web fonts, their stylesheet and their licences, from the packages alone: the same packages give the same bytes. */
export async function makeFonts(): Promise<MadeFile[]> {
  const made = await Promise.all(typefaces.map(makeTypeface))
  const css = blocksOf(made.flatMap(({ faces }) => faces))
  const stylesheet = await format([note, ...css].join('\n'), { parser: 'css', singleQuote: true, printWidth: 120 })
  return [...made.flatMap(({ files }) => files), { path: 'src/site/styles/fonts.css', content: stylesheet }]
}

const note = `/* Written by npm run fonts. Its settings are scripts/fonts/typefaces.ts. */
`

async function makeTypeface(typeface: Typeface): Promise<{ files: MadeFile[]; faces: Face[] }> {
  const { name, family, weight, axes, licence } = typeface
  const read = (file: string): Buffer => readFileSync(`node_modules/${typeface.source}/${file}`)
  const font = read(typeface.file)
  const content = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
  })
  const face: Face = {
    descriptors: [
      ['font-family', `'${family}'`],
      ['src', `url('./fonts/${name}.woff2') format('woff2')`],
      ['font-weight', weight],
      ['font-display', 'swap'],
      ['unicode-range', unicodeRangeOf(letters)],
    ],
  }
  return {
    files: [
      { path: `src/site/styles/fonts/${name}.woff2`, content },
      {
        path: `public/licences/${licence.file}`,
        content: [licence.copyright, read('LICENSE').toString()].filter(Boolean).join('\n\n'),
      },
    ],
    faces: [face, ...(await fallbackFacesOf(typeface, font, letters))],
  }
}

/** Faces that follow one another under one media query share its block. */
function blocksOf(faces: Face[]): string[] {
  return faces.map((face, index) => {
    const opens = face.media && face.media !== faces[index - 1]?.media ? `@media ${face.media} {\n` : ''
    const closes = face.media && face.media !== faces[index + 1]?.media ? '}\n' : ''
    return opens + renderFace(face) + closes
  })
}

function renderFace({ descriptors }: Face): string {
  return `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
}
