import type { PageProps } from '../../model/page.ts'
import { Sample } from './Sample.tsx'

/** The stages of the mission along one line, a year at each station. */
export function Timeline({ stages }: { stages: PageProps['roadmap']['stages'] }) {
  return (
    <ol className="timeline stages">
      {stages.map(({ year, title, description, placeholder }) => (
        <li key={year}>
          <p className="letter">{year}</p>
          <h3 className="block-title">{title}</h3>
          <p>{description}</p>
          {placeholder && <Sample />}
        </li>
      ))}
    </ol>
  )
}
