import type { LucideIcon } from 'lucide-react'
import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

/** Left to the class `icon`, which the icons of islands share. Undefined takes an attribute away. */
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

export function DocumentationIcon({ name }: { name: string }) {
  return <Drawing sheet={drawings} name={name} className="glyph" />
}
