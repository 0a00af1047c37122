import { createHash } from 'node:crypto'

/** The hash by which a page names a script: https://www.w3.org/TR/SRI/ */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
