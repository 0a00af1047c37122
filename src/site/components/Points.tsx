import type { f } from '../../generator/define/index.ts'

interface PointsProps {
  points: f.Point[]
  ordered?: boolean
}

export function Points({ points, ordered = false }: PointsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="points points-rows">
      {points.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  )
}
