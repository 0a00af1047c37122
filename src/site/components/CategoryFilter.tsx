import type { Category, Data } from '../../model/page.ts'

interface CategoryFilterProps {
  text: Data['blog']['filter']
  categories: readonly Category[]
}

/** Chips that choose which articles show. The stylesheet does the filtering, one rule for each category. */
export function CategoryFilter({ text, categories }: CategoryFilterProps) {
  return (
    <fieldset className="category-filter">
      <legend>{text.legend}</legend>
      <div className="chips">
        <Chip id="category-all" label={text.all} chosen />
        {categories.map((category) => (
          <Chip key={category} id={`category-${category.toLowerCase()}`} label={category} />
        ))}
      </div>
    </fieldset>
  )
}

function Chip({ id, label, chosen = false }: { id: string; label: string; chosen?: boolean }) {
  return (
    <span className="chip">
      <input type="radio" name="category" id={id} value={id} defaultChecked={chosen} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
