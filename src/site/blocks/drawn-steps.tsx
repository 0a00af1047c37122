import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Drawing, namesIn } from '../components/Drawing.tsx'
import drawings from './drawn-steps.svg?raw'
import { BlockTitle, paragraph } from './parts.tsx'

const names = namesIn(drawings)

export const drawnSteps = defineBlock({
  name: 'drawn-steps',
  schema: f.groups('Steps in order, each with a drawing', {
    drawing: z.enum(names).describe(`What the step is drawn as: ${names.join(', ')}`),
    title: f.title,
    description: f.text.describe('What happens in it'),
  }),
  view: ({ data, level }) => (
    <ol className="drawn-steps">
      {data.map(({ drawing, title, description }) => (
        <li key={title}>
          <Drawing sheet={drawings} name={drawing} className="step-drawing drawing" />
          <BlockTitle level={level}>{title}</BlockTitle>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  ),
  plain: (data) => data.flatMap(({ title, description }) => [{ kind: 'heading', text: title }, paragraph(description)]),
})
