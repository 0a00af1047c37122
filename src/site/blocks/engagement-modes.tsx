import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { Points } from '../components/Points.tsx'
import { pointWithCode, titledTexts } from './parts.tsx'

export const engagementModes = defineBlock({
  name: 'engagement-modes',
  schema: z.array(pointWithCode).describe('Ways of working together'),
  view: ({ data, level }) => <Points items={data} columns={2} level={level} />,
  plain: titledTexts,
})
