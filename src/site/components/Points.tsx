import type { f } from '../../generator/define/index.ts'

interface PointsProps {
  points: f.Point[]
  /** Whether their order matters; then they are numbered. */
  ordered?: boolean
}

/** Titles with a sentence or two each, inside a section. */
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
