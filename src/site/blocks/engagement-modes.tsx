import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { blockTitle, pointWithCode, titledTexts } from './parts.tsx'

export const engagementModes = defineBlock({
  name: 'engagement-modes',
  schema: z.array(pointWithCode).describe('Ways of working together'),
  view: ({ data }) => (
    <dl className="grid border-t border-ink">
      {data.map(({ title, description }) => (
        <div
          key={title}
          className="grid break-inside-avoid gap-x-6 gap-y-2 border-b border-rule py-5 md:grid-cols-[12rem_1fr]"
        >
          <dt className={blockTitle}>{title}</dt>
          <dd className="max-w-[40em]">
            <WithCode text={description} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  plain: titledTexts,
})
