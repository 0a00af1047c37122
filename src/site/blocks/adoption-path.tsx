import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Drawing } from '../components/Drawing.tsx'
import type { Settings } from '../data/settings.ts'
import drawings from './adoption-path.svg?raw'
import { LabelledText, blockTitle, paragraph } from './parts.tsx'

export const adoptionPath = defineBlock({
  name: 'adoption-path',
  schema: f.groups('The stages in which a monitor is put into force', {
    stage: z.enum(['Observe', 'Shadow', 'Enforce']).describe('Observe, Shadow or Enforce'),
    description: f.text.describe('What happens at this stage'),
    moveOn: f.text.describe('The evidence that leads to the next one'),
  }),
  view: ({ data }) => (
    <ol className="grid gap-x-(--gap) gap-y-8 md:grid-cols-3 print:grid-cols-3">
      {data.map(({ stage, description, moveOn }) => (
        <li
          key={stage}
          className="grid break-inside-avoid content-start gap-3 max-md:max-w-88 md:row-span-4 md:grid-rows-subgrid"
        >
          <Drawing sheet={drawings} name={stage} className="drawing aspect-15/8 w-full" />
          <p className={`${blockTitle} pt-2`}>{stage}</p>
          <p>{description}</p>
          <div className="grid content-start gap-1 border-t border-rule pt-3 text-small">
            <LabelledText label="moveOn" text={moveOn} />
          </div>
        </li>
      ))}
    </ol>
  ),
  plain: (data, { blocks }: Settings) =>
    data.flatMap(({ stage, description, moveOn }, index) => [
      { kind: 'title', text: `${index + 1}. ${stage}` },
      paragraph(description),
      paragraph(`${blocks.moveOn}: ${moveOn}`),
    ]),
})
