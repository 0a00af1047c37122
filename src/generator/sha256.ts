import { hash } from 'node:crypto'

export function sha256Of(data: string | Uint8Array): string {
  return hash('sha256', data)
}

/** The form that policies (https://www.w3.org/TR/CSP3/#grammardef-hash-source) and `integrity` attributes use. */
export function hashSource(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}
