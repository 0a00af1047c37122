import { Figures } from './Figures.tsx'

interface ItemsProps {
  label?: string
  items: string[]
  /** Whether the figures in the items stand out. */
  figures?: boolean
}

/** A plain list inside a block, below its label. */
export function Items({ label, items, figures = false }: ItemsProps) {
  return (
    <>
      {label && <p className="label">{label}</p>}
      <ul className="items">
        {items.map((item) => (
          <li key={item}>{figures ? <Figures text={item} /> : item}</li>
        ))}
      </ul>
    </>
  )
}
