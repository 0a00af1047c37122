import type { f } from '../../generator/define/index.ts'
import { Drawing, namesIn } from './Drawing.tsx'

interface DrawnPointsProps {
  points: f.Point[]
  /** A sheet with drawings in the order of the points. */
  drawings: string
}

export function DrawnPoints({ points, drawings }: DrawnPointsProps) {
  const names = namesIn(drawings)
  return (
    <ul className="drawn-points">
      {points.map(({ title, description }, index) => (
        <li key={title}>
          {names[index] && <Drawing sheet={drawings} name={names[index]} />}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
