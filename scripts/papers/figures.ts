import { renderToStaticMarkup } from 'react-dom/server'
import { documentOf } from './design/document.tsx'
import { adoption } from './figures/adoption.tsx'
import { bounds } from './figures/bounds.tsx'
import { brandColours, logoGrounds, markConstruction } from './figures/brand.tsx'
import type { Figure } from './figures/figure.ts'
import { layersFigure } from './figures/layers.tsx'
import { line } from './figures/line.tsx'
import { roadmap } from './figures/roadmap.tsx'
import { statusSteps } from './figures/status-steps.tsx'
import { timing } from './figures/timing.tsx'
import type { Studio } from './studio.ts'

/** Every drawing by the name under which a text shows it: /figures/line.svg is drawn, /figures/line.jpg the same as a picture. */
export const drawings: Record<string, Figure> = {
  adoption,
  bounds,
  'brand-colours': brandColours,
  layers: layersFigure,
  line,
  'logo-grounds': logoGrounds,
  'mark-construction': markConstruction,
  roadmap,
  'status-steps': statusSteps,
  timing,
}

/** A text with the files of the figures that it shows. */
export interface Illustrated {
  html: string
  figures: string[]
}

/** A figure as a JPEG. */
export interface Raster {
  file: string
  jpeg: Uint8Array
}

/** Takes the pictures that a paper shows as JPEG. */
export async function takePictures(
  studio: Studio,
  { figures }: Pick<Illustrated, 'figures'>,
  { scale, quality }: { scale: number; quality: number },
): Promise<Raster[]> {
  const rasters: Raster[] = []
  for (const file of figures.filter((name) => name.endsWith('.jpg'))) {
    const { width, height, drawing } = figureOf(file)
    const html = documentOf({ title: file, styles: ['picture'], body: drawing })
    rasters.push({ file, jpeg: await studio.picture(html, { width, height, scale, quality }) })
  }
  return rasters
}

/** The manuscript's HTML with every figure in it. */
export function placeFigures({ html, figures }: Illustrated, rasters: Raster[] = []): string {
  return figures.reduce((text, file) => {
    const { width, height } = figureOf(file)
    const raster = rasters.find((known) => known.file === file)
    const address = raster ? dataUrl('image/jpeg', raster.jpeg) : dataUrl('image/svg+xml', svgOf(figureOf(file)))
    // Its own pixels would give a picture a ratio that differs with its resolution by a hair, and pages with it.
    return text.replace(`src="${file}"`, () => `src="${address}" style="aspect-ratio:${width}/${height}"`)
  }, html)
}

/** The drawing behind a figure's address. */
export function drawingOf(address: string): Figure | undefined {
  const [, name = ''] = /^\/figures\/([\w-]+)\.(?:svg|jpg)$/.exec(address) ?? []
  return drawings[name]
}

function figureOf(address: string): Figure {
  const figure = drawingOf(address)
  if (!figure) throw new Error(`There is no drawing for ${address}`)
  return figure
}

function svgOf({ drawing }: Figure): Uint8Array {
  return Buffer.from(renderToStaticMarkup(drawing))
}

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
