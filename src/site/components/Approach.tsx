import type { Point } from '../../generator/define/fields.ts'
import { Drawing } from './Drawing.tsx'
import stations from './stations.svg?raw'

// Away from the line that joins them, stations are shown up to their edges.
const drawings = [
  { name: 'specification', viewBox: '35 18 183 154', width: 183, height: 154 },
  { name: 'certificate', viewBox: '68 32 164 110', width: 164, height: 110 },
  { name: 'watched-run' },
]

/** The parts of the approach, each drawn: what it starts from, what it makes, what it keeps. */
export function Approach({ parts }: { parts: Point[] }) {
  return (
    <ol className="approach">
      {parts.map(({ title, description }, index) => {
        const drawing = drawings[index]
        return (
          <li key={title}>
            {drawing && <Drawing sheet={stations} {...drawing} />}
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
