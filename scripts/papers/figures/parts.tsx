import type { ReactNode } from 'react'
import { faces, ink } from '../design/ink.ts'

/** The ground of a drawing: a plate in the colour of paper, with a hairline round it. */
export function Plate({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <rect
        x="0.25"
        y="0.25"
        width={width - 0.5}
        height={height - 0.5}
        fill={ink.paper}
        stroke={ink.rule}
        strokeWidth="0.5"
      />
      {children}
    </svg>
  )
}

interface TextProps {
  x: number
  y: number
  children: string
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
}

/** Words in the text's own face, one line. */
export function Words({ x, y, children, size = 9, anchor = 'middle', fill = ink.ink }: TextProps) {
  return (
    <text x={x} y={y} fontFamily={faces.serif} fontSize={size} textAnchor={anchor} fill={fill}>
      {children}
    </text>
  )
}

/** A label or a figure, in the face of code. */
export function Label({ x, y, children, size = 6, anchor = 'middle', fill = ink.faint }: TextProps) {
  return (
    <text x={x} y={y} fontFamily={faces.mono} fontSize={size} textAnchor={anchor} fill={fill}>
      {children}
    </text>
  )
}

/** Lines of words below one another. */
export function Lines({
  lines,
  y,
  leading = 9,
  ...rest
}: Omit<TextProps, 'children'> & { lines: string[]; leading?: number }) {
  return (
    <>
      {lines.map((line, index) => (
        <Words key={line} {...rest} y={y + index * leading}>
          {line}
        </Words>
      ))}
    </>
  )
}

/** A line that ends in an open head; the head points along the last stretch, which must be level or upright. */
export function Arrow({
  path,
  head,
  colour = ink.proof,
}: {
  path: string
  head: [x: number, y: number, turn: number]
  colour?: string
}) {
  const [x, y, turn] = head
  return (
    <g fill="none" stroke={colour} strokeWidth="1">
      <path d={path} />
      <path d="M-4 -3L0 0L-4 3" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </g>
  )
}
