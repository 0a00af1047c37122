import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { ButtonRow } from '../components/Button.tsx'

export const actions = defineBlock({
  name: 'actions',
  schema: z.array(f.link),
  view: ({ data }) => <ButtonRow links={data} />,
  plain: (data) => [{ kind: 'links', items: data.map(({ label, href }) => ({ text: label, address: href })) }],
})
