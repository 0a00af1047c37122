import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { blockTitle, paragraph } from './parts.tsx'

/** A time of the day, in 24 hours. All have the same length, so that their order is that of their letters. */
const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const timeField = z.string().regex(clock, 'which is not a time of day. Write it as HH:MM, from 00:00 to 23:59')

const timelineEntry =
  'relative grid break-inside-avoid items-baseline gap-x-(--gap) gap-y-1 border-l-2 border-ink pb-5 pl-4 last:border-transparent md:grid-cols-[12rem_1fr]'

export const schedule = defineBlock({
  name: 'schedule',
  schema: f
    .groups('What happens in a day, in order', {
      time: timeField.describe('When, as HH:MM in 24 hours; each later than the one before'),
      title: f.title,
      description: f.text.describe('What happens then'),
    })
    .min(2)
    .superRefine((entries, context) => {
      for (const [index, entry] of entries.entries()) {
        const before = entries[index - 1]?.time ?? ''
        if (clock.test(before) && clock.test(entry.time) && entry.time <= before)
          context.addIssue({
            code: 'custom',
            input: entry.time,
            path: [index, 'time'],
            message: `which is not later than ${before} above it. Put the times in order`,
          })
      }
    }),
  view: ({ data }) => (
    <ol className="ml-2 pt-1 text-small/normal">
      {data.map(({ time, title, description }) => (
        <li key={time} className={timelineEntry}>
          <span className="absolute top-0 -left-2 size-3.5 border-2 border-ink bg-paper" />
          <p className={`-mt-1 ${blockTitle}`}>
            <time className="pr-2 label">{time}</time> {title}
          </p>
          <p className="-mt-1">{description}</p>
        </li>
      ))}
    </ol>
  ),
  plain: (data) =>
    data.flatMap(({ time, title, description }) => [
      { kind: 'title', text: `${time} ${title}` },
      paragraph(description),
    ]),
})
