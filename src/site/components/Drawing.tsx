import type { ComponentProps } from 'react'

interface DrawingProps extends ComponentProps<'svg'> {
  /** The text of an SVG file, in which each <symbol> is a drawing. */
  sheet: string
  name: string
}

/** A drawing from a sheet, inline, so that the page's colours apply to it. The words next to it say the same. */
export function Drawing({ sheet, name, ...props }: DrawingProps) {
  const [, list = '', lines] = new RegExp(`<symbol id="${name}"([^>]*)>(.*?)</symbol>`, 's').exec(sheet) ?? []
  if (lines === undefined) throw new Error(`The sheet has no drawing "${name}"`)
  const attributes = Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
  return (
    <svg
      className="drawing"
      {...attributes}
      aria-hidden="true"
      {...props}
      dangerouslySetInnerHTML={{ __html: lines.replace(/\n\s*/g, '') }}
    />
  )
}

export function namesIn(sheet: string): string[] {
  return [...sheet.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name = '']) => name)
}
