import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** What hosts compress: https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding. Fonts, PDFs and pictures are so already. */
const texts = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/

/**
 * From here on the response sends texts compressed, where the visitor takes gzip: so that a page weighs here what it weighs
 * on a host. Browsers ask for nothing better on a connection that is not encrypted. Whoever answers need not know.
 */
export function compress({ method, headers }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' || headers.range || !/\bgzip\b/.test(String(headers['accept-encoding']))) return
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const parts: Buffer[] = []
  const isText = (): boolean => texts.test(String(response.getHeader('content-type')))
  response.write = (part: string | Uint8Array) => (isText() ? parts.push(Buffer.from(part)) > 0 : write(part))
  response.end = (part?: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) response.write(part)
    if (parts.length === 0) return end()
    const body = gzipSync(Buffer.concat(parts), { level: 9 })
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', body.length)
    response.setHeader('Vary', 'Accept-Encoding')
    return end(body)
  }
}
