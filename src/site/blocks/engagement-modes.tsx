import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { pointWithCode, titledTexts } from './parts.tsx'

export const engagementModes = defineBlock({
  name: 'engagement-modes',
  schema: z.array(pointWithCode).describe('Ways of working together'),
  view: ({ data }) => (
    <dl className="grid gap-x-(--gap) gap-y-6 md:grid-cols-2">
      {data.map(({ title, description }) => (
        <div key={title} className="grid break-inside-avoid content-start gap-2 border-t-2 border-accent pt-3">
          <dt className="font-serif text-statement/snug">{title}</dt>
          <dd className="text-soft">
            <WithCode text={description} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  plain: titledTexts,
})
