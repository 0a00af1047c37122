import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Drawing } from '../components/Drawing.tsx'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import drawings from './adoption-path.svg?raw'
import { paragraph } from './parts.tsx'

/** Observe, shadow, enforce: three stages, each drawn, and below each the evidence that lets you move on. */
export const adoptionPath = defineBlock({
  name: 'adoption-path',
  schema: z
    .array(
      z.strictObject({
        stage: z.enum(['Observe', 'Shadow', 'Enforce']).describe('Observe, Shadow or Enforce'),
        description: f.text.describe('What happens at this stage'),
        moveOn: f.text.describe('The evidence that leads to the next one'),
      }),
    )
    .describe('The stages in which a monitor is put into force'),
  view: ({ data }) => {
    const { blocks } = useSite()
    return (
      <ol className="path">
        {data.map(({ stage, description, moveOn }) => (
          <li key={stage}>
            <Drawing sheet={drawings} name={stage} className="drawing path-drawing" />
            <p className="block-title">{stage}</p>
            <p>{description}</p>
            <div className="path-evidence">
              <p className="label">{blocks.moveOn}</p>
              <p>{moveOn}</p>
            </div>
          </li>
        ))}
      </ol>
    )
  },
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ stage, description, moveOn }, index) => [
      { kind: 'title', text: `${index + 1}. ${stage}` },
      paragraph(description),
      paragraph(`${blocks.moveOn}: ${moveOn}`),
    ]),
})
