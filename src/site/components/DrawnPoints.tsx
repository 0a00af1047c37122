import type { f } from '../../generator/define/index.ts'

/** A drawing of 120 by 56 as paths: ink for the thing, hairlines for what is around it, green for what is proved or shared. */
export interface PointDrawing {
  thin: string
  ink: string
  proved: string
}

interface DrawnPointsProps {
  points: f.Point[]
  /** In the order of the points. */
  drawings: PointDrawing[]
}

/** Titles with a sentence or two, each below a drawing of what it says. */
export function DrawnPoints({ points, drawings }: DrawnPointsProps) {
  return (
    <ul className="drawn-points">
      {points.map(({ title, description }, index) => (
        <li key={title}>
          <Drawing of={drawings[index]} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ of: drawing }: { of: PointDrawing | undefined }) {
  if (!drawing) return null
  return (
    <svg className="drawing" viewBox="0 0 120 56" width="120" height="56" aria-hidden="true" focusable="false">
      <path className="thin" d={drawing.thin} />
      <path className="ink" d={drawing.ink} />
      <path className="proved" d={drawing.proved} />
    </svg>
  )
}
