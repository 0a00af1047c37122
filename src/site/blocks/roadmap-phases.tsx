import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { states } from './labels.ts'
import { BlockTitle, Figures, labelledList, yearField } from './parts.tsx'

export const roadmapPhases = defineBlock({
  name: 'roadmap-phases',
  schema: z
    .array(
      z.strictObject({
        year: yearField,
        title: f.title,
        metrics: z
          .array(
            z.strictObject({
              criterion: f.text.describe('What must have been observed'),
              state: z.enum(states).describe('open, met or missed'),
            }),
          )
          .min(1)
          .describe('The criteria that end the phase'),
      }),
    )
    .describe('Phases of a plan, each with its exit criteria'),
  view: ({ data, level }) => {
    const { blocks } = useSite()
    return (
      <ol className="timeline phases">
        {data.map(({ year, title, metrics }) => (
          <li key={year}>
            <BlockTitle level={level}>
              <strong className="letter">{year}</strong> {title}
            </BlockTitle>
            <p className="label">{blocks.exitCriteria}</p>
            <ul className="items">
              {metrics.map(({ criterion, state }) => (
                <li key={criterion}>
                  <Figures text={criterion} /> <span className="label">{blocks.states[state]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ year, title, metrics }) => [
      { kind: 'heading', text: `${year}: ${title}` },
      ...labelledList(
        blocks.exitCriteria,
        metrics.map(({ criterion, state }) => `${criterion} (${blocks.states[state]})`),
      ),
    ]),
})
