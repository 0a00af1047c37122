import { createHash } from 'node:crypto'

export function sha256Of(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** As policies (https://www.w3.org/TR/CSP3/#grammardef-hash-source) and `integrity` attributes write it. */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
