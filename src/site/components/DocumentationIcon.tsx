import drawings from './documentation-icons.svg?raw'
import { Drawing } from './Drawing.tsx'

export function DocumentationIcon({ name }: { name: string }) {
  return <Drawing sheet={drawings} name={name} className="glyph" />
}
