import type { BlockData } from '../../../model/page.ts'
import { TimeScale } from './TimeScale.tsx'

/** A day, in order: what happened at each time, beside a scale of hours on which the times stand in proportion. */
export function Schedule({ data }: { data: BlockData['schedule'] }) {
  return (
    <div className="schedule">
      <TimeScale times={data.map(({ time }) => minutesOf(time))} />
      <ol>
        {data.map(({ time, title, description }) => (
          <li key={time}>
            <p className="block-title">
              <time className="label">{time}</time>
              {'\u2002'}
              {title}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Minutes since midnight of a time written as HH:MM, which its schema holds it to. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
