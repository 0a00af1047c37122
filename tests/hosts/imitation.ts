import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { filesIn } from './built-site.ts'
import type { Host } from './faults.ts'
import type { HostRules } from './rules.ts'

/** As hosts type files. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}

/** Serves a site below its base path as a host would by its rules. */
export async function serveLike(
  rules: HostRules,
  { out, base }: Omit<Host, 'url'>,
): Promise<Host & { close: () => void }> {
  // As names stand in the list: a disk that does not mind case would be kinder than the host.
  const files = new Set(filesIn(out).map((path) => base.slice(1) + path))
  const headersFile = join(out, '_headers')
  const headerRules = existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : ''
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1)
    const found = rules.find(path, (file) => files.has(file)) ?? { file: `${base.slice(1)}404.html`, isLost: true }
    const headers = rules.headers?.(path.slice(base.length - 1), headerRules) ?? {}
    if ('location' in found) return response.writeHead(found.status, { ...headers, Location: found.location }).end()
    const { file } = found
    response.writeHead('isLost' in found ? 404 : 200, {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    })
    return response.end(readFileSync(join(out, file.slice(base.length - 1))))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, base, out, close }
}
