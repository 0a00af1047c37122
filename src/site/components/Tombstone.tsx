import { Mark } from './Mark.tsx'

/** The end of a text, as of a proof. */
export function Tombstone() {
  return (
    <div className="end-mark">
      <Mark sign="end" />
    </div>
  )
}
