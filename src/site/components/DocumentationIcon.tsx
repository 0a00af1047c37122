import type { IconName } from '../schemas/catalogue.ts'
import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

/** The drawing that a documentation entry names: beside a word, never instead of one. */
export function DocumentationIcon({ name }: { name: IconName }) {
  return <Drawing sheet={drawings} name={name} className="glyph" />
}
