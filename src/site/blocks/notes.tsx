import { z } from 'zod'
import { defineBlock } from '../../generator/define/index.ts'
import { WithCode } from '../components/WithCode.tsx'
import { pointWithCode, titledTexts } from './parts.tsx'

export const notes = defineBlock({
  name: 'notes',
  schema: z.array(pointWithCode).describe('Notes in the margin of the paragraph that follows'),
  annotatesNext: true,
  view: ({ data }) => (
    <>
      {data.map(({ title, description }) => (
        <aside key={title} className="note" role="note">
          <p className="label text-accent">{title}</p>
          <p>
            <WithCode text={description} />
          </p>
        </aside>
      ))}
    </>
  ),
  plain: titledTexts,
})
