import drawings from './broken-derivation.svg?raw'
import { Drawing } from './Drawing.tsx'

/** A derivation whose last line is broken: what stands above it is proved, what should follow below it is missing. */
export function BrokenDerivation() {
  return <Drawing sheet={drawings} name="derivation" className="derivation" />
}
