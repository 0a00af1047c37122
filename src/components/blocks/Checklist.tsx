import type { BlockData } from '../../model/page.ts'

/** Steps in order, numbered in the margin. */
export function Checklist({ data }: { data: BlockData['checklist'] }) {
  return (
    <ol className="checklist">
      {data.map(({ title, description }) => (
        <li key={title}>
          <p className="block-title">{title}</p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
