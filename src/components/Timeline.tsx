import type { PageProps } from '../model/page.ts'
import { Sample } from './Sample.tsx'

/** The stages of the mission along one line, a year at each station. */
export function Timeline({ stages }: { stages: PageProps['roadmap']['stages'] }) {
  return (
    <ol className="timeline">
      {stages.map(({ year, title, description, placeholder }) => (
        <li key={year}>
          <p className="timeline-year">{year}</p>
          <h3>{title}</h3>
          <p>{description}</p>
          {placeholder && <Sample />}
        </li>
      ))}
    </ol>
  )
}
