import type { Mission } from '../data/mission.ts'
import { PlaceholderBadge } from './Badge.tsx'

export function Timeline({ stages }: { stages: Mission['roadmap']['stages'] }) {
  return (
    <ol className="timeline stages">
      {stages.map(({ year, title, description, placeholder }) => (
        <li key={year}>
          <p className="letter">{year}</p>
          <h3 className="block-title">{title}</h3>
          <p>{description}</p>
          {placeholder && <PlaceholderBadge />}
        </li>
      ))}
    </ol>
  )
}
