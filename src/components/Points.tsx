import type { Point } from '../model/page.ts'

const looks = {
  /** Title and text side by side, one below the other, each on its own rule. */
  rows: 'points points-rows',
  /** In columns. */
  columns: 'points points-columns',
} as const

interface PointsProps {
  points: Point[]
  look?: keyof typeof looks
  /** Whether their order matters; then they are numbered. */
  ordered?: boolean
}

/** Titles with a sentence or two each, inside a section. */
export function Points({ points, look = 'rows', ordered = false }: PointsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={looks[look]}>
      {points.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  )
}
