import { useSite } from './site.ts'

/** The mark on an entry that was invented and awaits its owner; it opens to the sentence that says what the mark means. */
export function PlaceholderBadge() {
  const { sample } = useSite()
  return (
    <details className="sample">
      <summary>{sample.label}</summary>
      <p>{sample.meaning}</p>
    </details>
  )
}
