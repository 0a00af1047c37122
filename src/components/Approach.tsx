import type { Point } from '../model/page.ts'
import { Certificate, Runtime, Specification } from './Stations.tsx'

const drawings = [Specification, Certificate, Runtime]

/** The parts of the approach, each beside the station of the line where it begins. */
export function Approach({ parts }: { parts: Point[] }) {
  return (
    <ol className="approach">
      {parts.map(({ title, description }, index) => {
        const Drawing = drawings[index]
        return (
          <li key={title}>
            {Drawing && <Drawing />}
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
