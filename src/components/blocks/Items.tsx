interface ItemsProps {
  label?: string
  items: string[]
}

/** A plain list inside a card, below its label. */
export function Items({ label, items }: ItemsProps) {
  return (
    <>
      {label && <p className="label">{label}</p>}
      <ul className="items">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
