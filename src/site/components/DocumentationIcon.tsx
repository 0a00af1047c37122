import type { IconName } from '../data/docs.ts'
import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

export function DocumentationIcon({ name }: { name: IconName }) {
  return <Drawing sheet={drawings} name={name} className="glyph" />
}
