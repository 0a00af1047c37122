import type { BlockData } from '../../../model/page.ts'
import { ButtonLink } from '../ButtonLink.tsx'

/** Buttons: the first is the one we hope for. */
export function Actions({ data }: { data: BlockData['actions'] }) {
  return (
    <div className="buttons">
      {data.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
