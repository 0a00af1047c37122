import type { ComponentType } from 'react'

interface ItemsProps {
  label?: string
  items: string[]
  /** Shows an item, where it is more than words. */
  as?: ComponentType<{ text: string }>
}

/** A plain list inside a block, below its label. */
export function Items({ label, items, as: Item }: ItemsProps) {
  return (
    <>
      {label && <p className="label">{label}</p>}
      <ul className="items">
        {items.map((item) => (
          <li key={item}>{Item ? <Item text={item} /> : item}</li>
        ))}
      </ul>
    </>
  )
}
