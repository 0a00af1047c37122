import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { pointWithCode, titledTexts } from './parts.tsx'

export const engagementModes = defineBlock({
  name: 'engagement-modes',
  schema: z.array(pointWithCode).describe('Ways of working together'),
  view: ({ data }) => (
    <dl className="modes">
      {data.map(({ title, description }) => (
        <div key={title}>
          <dt className="block-title">{title}</dt>
          <dd>
            <WithCode text={description} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  plain: titledTexts,
})
