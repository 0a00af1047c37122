import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { blockTitle, pointWithCode, titledTexts } from './parts.tsx'

export const checklist = defineBlock({
  name: 'checklist',
  schema: z.array(pointWithCode).describe('Steps to tick off'),
  view: ({ data }) => (
    <ol className="grid border-t border-ink">
      {data.map(({ title, description }, index) => (
        <li key={title} className="grid break-inside-avoid grid-cols-[3rem_minmax(0,1fr)] border-b border-rule py-5">
          <span className="font-display text-section/none text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <div className="grid gap-2">
            <p className={blockTitle}>{title}</p>
            <p className="max-w-[40em]">
              <WithCode text={description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  ),
  plain: (data) => titledTexts(data.map((step, index) => ({ ...step, title: `${index + 1}. ${step.title}` }))),
})
