import type { Point } from '../../model/page.ts'
import { Certificate, Specification } from './Stations.tsx'
import { WatchedRun } from './WatchedRun.tsx'

// Away from their line, the drawings are shown up to their edges.
const drawings = [
  () => <Specification view={[35, 18, 183, 154]} />,
  () => <Certificate view={[68, 32, 164, 110]} />,
  WatchedRun,
]

/** The parts of the approach, each drawn: what it starts from, what it makes, what it keeps. */
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
