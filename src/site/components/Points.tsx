type PointsProps = { items: { title: string; description: string }[]; columns: 2 | 3; isNumbered?: boolean }

const looks = {
  2: { list: 'md:grid-cols-2', title: 'font-serif text-statement/snug font-normal' },
  3: { list: 'md:grid-cols-3', title: '' },
} as const

/** Short texts side by side, each below a line: principles in twos, with large titles; numbered where their order matters. */
export function Points({ items, columns, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-x-(--gap) gap-y-6 ${looks[columns].list}`}>
      {items.map(({ title, description }, index) => (
        <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-3 print:break-inside-avoid">
          {isNumbered && (
            <p className="font-display text-figure/none text-accent numerals" aria-hidden="true">
              {index + 1}
            </p>
          )}
          <h3 className={looks[columns].title}>{title}</h3>
          <p className="text-soft">{description}</p>
        </li>
      ))}
    </List>
  )
}
