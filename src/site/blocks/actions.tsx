import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { ButtonLink, Buttons } from '../components/Button.tsx'

/** Buttons: the first is the primary one. */
export const actions = defineBlock({
  name: 'actions',
  schema: z.array(
    z.strictObject({
      label: f.text.describe('What the button says'),
      href: f.address.describe('Where it leads, as in any link'),
    }),
  ),
  view: ({ data }) => (
    <Buttons>
      {data.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </Buttons>
  ),
  plain: (data) => [{ kind: 'links', items: data.map(({ label, href }) => ({ text: label, address: href })) }],
})
