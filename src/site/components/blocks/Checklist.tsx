import type { BlockData } from '../../../model/page.ts'
import { WithCode } from '../WithCode.tsx'

/** Steps in order, numbered in the margin. */
export function Checklist({ data }: { data: BlockData['checklist'] }) {
  return (
    <ol className="checklist">
      {data.map(({ title, description }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
          <p>
            <WithCode text={description} />
          </p>
        </li>
      ))}
    </ol>
  )
}
