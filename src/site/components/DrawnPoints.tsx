import type { Point } from '../../generator/define/fields.ts'
import { Drawing, namesIn } from './Drawing.tsx'

interface DrawnPointsProps {
  points: Point[]
  /** A sheet with drawings in the order of the points. A point without one goes without. */
  drawings: string
}

/** Titles with a sentence or two, each below a drawing of what it says. */
export function DrawnPoints({ points, drawings }: DrawnPointsProps) {
  const names = namesIn(drawings)
  return (
    <ul className="drawn-points">
      {points.map(({ title, description }, index) => {
        const name = names[index]
        return (
          <li key={title}>
            {name && <Drawing sheet={drawings} name={name} />}
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
