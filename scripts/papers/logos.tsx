import { strToU8, zipSync, type Zippable } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { documentOf } from './design/document.tsx'
import { colourings, LogoDrawing, logoSize, MarkDrawing, markSize } from './design/logo.tsx'
import type { Studio } from './studio.ts'

/** A drawing of the logo by the name of its file. */
interface Drawing {
  name: string
  svg: string
  size: { width: number; height: number }
}

/** Widths in pixels of the bitmaps of the mark and of the whole logo. */
const widths = { mark: [64, 128, 256, 512, 1024], logo: [304, 608, 1216, 2432] }

/** The logo as SVG files, with a note beside them. */
export function logoSvgs(title: string, note: string): Uint8Array {
  return archiveOf(
    note,
    Object.fromEntries(drawingsOf(title).map(({ name, svg }) => [`${name}.svg`, strToU8(`${svg}\n`)])),
  )
}

/** The logo as PNG files on a transparent ground, in a few sizes, with a note beside them. */
export async function logoPngs(studio: Studio, title: string, note: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const { name, svg, size } of drawingsOf(title))
    for (const width of widths[name.startsWith('mark') ? 'mark' : 'logo']) {
      const body = <div dangerouslySetInnerHTML={{ __html: svg }} />
      const html = documentOf({ title, styles: ['picture'], rules: 'html,body{background:none}', body })
      files[`${name}-${width}.png`] = await studio.picture(html, { ...size, scale: width / size.width })
    }
  return archiveOf(note, files)
}

function drawingsOf(title: string): Drawing[] {
  return Object.entries(colourings).flatMap(([ground, colouring]) => {
    const suffix = ground === 'light' || ground === 'dark' ? `on-${ground}` : ground
    return [
      {
        name: `mark-${suffix}`,
        svg: renderToStaticMarkup(<MarkDrawing title={title} {...colouring} />),
        size: markSize,
      },
      {
        name: `logo-${suffix}`,
        svg: renderToStaticMarkup(<LogoDrawing title={title} {...colouring} />),
        size: logoSize,
      },
    ]
  })
}

/** With a fixed date, so that the same files give the same archive. */
function archiveOf(note: string, files: Zippable): Uint8Array {
  return zipSync({ 'README.txt': strToU8(note), ...files }, { mtime: new Date(2025, 0, 1), level: 9 })
}
