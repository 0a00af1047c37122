import { Mark } from './Mark.tsx'

/** The end of a text, as of a proof: a rule as wide as the text that closes in ∎. */
export function Tombstone() {
  return (
    <div className="end-mark">
      <Mark sign="end" />
    </div>
  )
}
