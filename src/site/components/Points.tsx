type PointsProps = { items: { title: string; description: string }[]; columns: 3 | 4; isNumbered?: boolean }

const grids = { 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const

/** Short texts side by side, each below a line; numbered where their order matters. */
export function Points({ items, columns, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-x-(--gap) gap-y-6 ${grids[columns]}`}>
      {items.map(({ title, description }, index) => (
        <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-3 print:break-inside-avoid">
          {isNumbered && (
            <p className="font-display text-figure/none text-accent numerals" aria-hidden="true">
              {index + 1}
            </p>
          )}
          <h3>{title}</h3>
          <p className="text-soft">{description}</p>
        </li>
      ))}
    </List>
  )
}
