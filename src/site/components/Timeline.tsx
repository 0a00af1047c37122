import type { Mission } from '../data/mission.ts'

export function Timeline({ stages }: { stages: Mission['roadmap']['stages'] }) {
  return (
    <ol className="timeline stages">
      {stages.map(({ year, title, description }) => (
        <li key={year}>
          <p className="letter">{year}</p>
          <h3 className="block-title">{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
