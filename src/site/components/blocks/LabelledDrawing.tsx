import type { ReactNode } from 'react'

/** A word in a drawing, in the units of its `viewBox`: `y` is where the letters stand, `x` where they begin or, centred, their middle. */
export interface DrawingLabel {
  text: string
  x: number
  y: number
  centred?: boolean
}

/** A drawing with words in it, which keep their size however small the lines are drawn. `box` is left, top, width and height. */
export function LabelledDrawing(props: {
  className: string
  box: [left: number, top: number, width: number, height: number]
  labels: DrawingLabel[]
  children: ReactNode
}) {
  const [left, top, width, height] = props.box
  return (
    <svg className={`drawing ${props.className}`} width={width} height={height} aria-hidden="true" focusable="false">
      <svg viewBox={props.box.join(' ')} width="100%" height="100%" overflow="visible" aria-hidden="true">
        {props.children}
      </svg>
      {props.labels.map(({ text, x, y, centred }) => (
        <text
          key={text}
          x={share(x - left, width)}
          y={share(y - top, height)}
          textAnchor={centred ? 'middle' : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** As a percentage, down to a tenth. */
function share(part: number, whole: number): string {
  return `${Math.round((1000 * part) / whole) / 10}%`
}
