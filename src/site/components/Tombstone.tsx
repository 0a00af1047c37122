import { Mark } from './Mark.tsx'

export function Tombstone() {
  return (
    <div className="end-mark">
      <Mark sign="end" />
    </div>
  )
}
