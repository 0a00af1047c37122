import { strToU8, zipSync, type Zippable } from 'fflate'
import { readDrawing, readSource, type Output } from './document.tsx'
import { sheetMatter } from './press.tsx'
import type { Printer } from './printer.ts'

/** The drawings with their width, and by how much their bitmaps are enlarged. */
const drawings = [
  { name: 'mark', width: 32, scales: [2, 4, 8, 16, 32] },
  { name: 'logo', width: 152, scales: [2, 4, 8, 16] },
]
/** The ink and the accent of a drawing on each ground. The drawings have those of `on-light`. */
const grounds = {
  'on-light': ['#16202b', '#0a5a43'],
  'on-dark': ['#e9e6dd', '#74d3ab'],
  black: ['#000', '#000'],
  white: ['#fff', '#fff'],
} as const

const logosOf = () =>
  Object.entries(grounds).flatMap(([ground, [ink, accent]]) =>
    drawings.map(({ name, ...rest }) => {
      const [ofInk, ofAccent] = grounds['on-light']
      const drawn = readDrawing(`content/papers/figures/${name}.svg`)
      const svg = drawn.replaceAll(ofInk, ink).replaceAll(ofAccent, accent)
      return { name: `${name}-${ground}`, svg, ...rest }
    }),
  )

type Logo = ReturnType<typeof logosOf>[number]

export function logoOutputs(): Output[] {
  return [
    logoOutput('/press/logo-svg.zip', async ({ name, svg }) => ({ [`${name}.svg`]: strToU8(svg) })),
    logoOutput('/press/logo-png.zip', async ({ name, svg, width, scales }, printer) => {
      const files: Zippable = {}
      for (const scale of scales) files[`${name}-${width * scale}.png`] = await printer.picture(svg, scale, 'png')
      return files
    }),
  ]
}

/** An archive with a note from content/papers/logo.md; dated, so that the same files give the same archive. */
function logoOutput(url: string, filesOf: (logo: Logo, by: Printer) => Promise<Zippable>): Output {
  const { file, matter, markdown } = readSource('logo', sheetMatter)
  return {
    url,
    inputs: [file],
    make: async (printer) => {
      const note = `${matter.title}\n\n${matter.lead}\n\n${markdown.trim()}\n`
      const files: Zippable = { 'README.txt': strToU8(note) }
      for (const logo of logosOf()) Object.assign(files, await filesOf(logo, printer))
      return zipSync(files, { mtime: new Date(2025, 0, 1), level: 9 })
    },
  }
}
