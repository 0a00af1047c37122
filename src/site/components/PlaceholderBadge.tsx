import { useSite } from './site.ts'

/** On entries with "placeholder": true; it opens to what that means. */
export function PlaceholderBadge() {
  const { sample } = useSite()
  return (
    <details className="sample">
      <summary>{sample.label}</summary>
      <p>{sample.meaning}</p>
    </details>
  )
}
