import type { BlockLevel } from '../../generator/define/index.ts'
import { WithCode } from './WithCode.tsx'

type PointsProps = { items: { title: string; description: string }[]; columns: 2 | 3; level?: BlockLevel }

const looks = {
  2: { list: 'md:grid-cols-2', title: 'font-serif text-statement/snug font-normal' },
  3: { list: 'md:grid-cols-3', title: '' },
} as const

/** Short texts side by side, each below a line: principles in twos, with large titles. */
export function Points({ items, columns, level = 3 }: PointsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`grid gap-x-(--gap) gap-y-6 ${looks[columns].list}`}>
      {items.map(({ title, description }) => (
        <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-3 print:break-inside-avoid">
          <Heading className={looks[columns].title}>{title}</Heading>
          <p className="text-soft">
            <WithCode text={description} />
          </p>
        </li>
      ))}
    </ul>
  )
}
