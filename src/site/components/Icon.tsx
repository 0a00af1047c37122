import type { LucideIcon } from 'lucide-react'

/** Left to the class `icon`. Undefined takes an attribute away. */
const setInStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

export function Icon({ of: Glyph, size = 16 }: { of: LucideIcon; size?: number }) {
  return <Glyph className="icon" size={size} strokeWidth={1.75} aria-hidden="true" {...setInStyles} />
}
