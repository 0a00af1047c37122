import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { pointWithCode, titledTexts } from './parts.tsx'

export const checklist = defineBlock({
  name: 'checklist',
  schema: z.array(pointWithCode).describe('Steps to tick off'),
  view: ({ data }) => (
    <ol className="checklist">
      {data.map(({ title, description }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
          <p>
            <WithCode text={description} />
          </p>
        </li>
      ))}
    </ol>
  ),
  plain: (data) => titledTexts(data.map((step, index) => ({ ...step, title: `${index + 1}. ${step.title}` }))),
})
