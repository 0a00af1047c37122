import type { BlockData } from '../../../model/page.ts'
import { WithCode } from '../WithCode.tsx'

/** Definitions and caveats beside the paragraph that follows, where the page has a margin; below it where not. */
export function Notes({ data }: { data: BlockData['notes'] }) {
  return data.map(({ title, description }) => (
    <aside key={title} className="note" role="note">
      <p className="label">{title}</p>
      <p>
        <WithCode text={description} />
      </p>
    </aside>
  ))
}
