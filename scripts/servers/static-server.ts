import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import send, { type SendStream } from 'send'
import { headerRulesOf, headersFor } from '../../src/generator/render/headers.ts'
import { outputPath, goneMarkerOf } from '../../src/generator/render/output-file.ts'
import { routes } from '../../src/site/routes.ts'
import { localBackend } from '../backend/local-backend.ts'
import { pathOf, withSlash } from './request-path.ts'

/** Serves an output folder on 127.0.0.1 as a host should, and answers for the newsletter's database. */
export async function serveStatic(
  root: string,
  { port, base, startDatabase = false }: { port: number; base: string; startDatabase?: boolean },
): Promise<{ url: string; close: () => Promise<void> }> {
  const answerAsDatabase = localBackend(base, { startNow: startDatabase })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method = '', headers } = request
    const path = sitePath(url, base)
    setHeadersOf(path || '/', response)
    if (await answerAsDatabase(request, response)) return
    if (!path.endsWith('/') && existsSync(join(root, path, 'index.html')))
      return void response.writeHead(302, { Location: withSlash(url) }).end()
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    if (!headers.range && /\bgzip\b/.test(String(headers['accept-encoding']))) compressText(response)
    const sendFile = (file: string): SendStream =>
      send(request, encodeURIComponent(file), { root, index: false, dotfiles: 'allow', cacheControl: false })
    const sendInstead = (status: 404 | 410, file: string): void => {
      // No range and no condition holds for the file that is sent instead.
      request.headers = {}
      response.statusCode = status
      setHeadersOf('/404.html', response)
      orElse(sendFile(file), response, () => response.end()).pipe(response)
    }
    const file = outputPath(path)
    const marker = join(root, goneMarkerOf(path))
    if (existsSync(marker) && statSync(marker).isFile()) return sendInstead(410, file)
    orElse(sendFile(file), response, () => sendInstead(404, '404.html')).pipe(response)
  }
  const listener = (request: IncomingMessage, response: ServerResponse): void =>
    void answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  const server = createTolerantServer().on('request', listener)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: actual } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${actual}${base}`, close }
}

/** Node's own refusals come without the headers: of long addresses, of expectations, and of what is no request. */
export function createTolerantServer(): Server {
  const server: Server = createServer({ maxHeaderSize: 2 ** 20, requireHostHeader: false })
    .on('checkExpectation', (...exchange) => server.emit('request', ...exchange))
    .on('clientError', (_, socket) => socket.destroy())
  return server
}

const headerRules = headerRulesOf(routes.blog)

function setHeadersOf(path: string, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headersFor(path, headerRules))) response.setHeader(name, value)
}

/** @param onMissing answers where there is no such file. One that fails while it is sent, as it is replaced or unreadable, ends the connection. */
function orElse(file: SendStream, response: ServerResponse, onMissing: () => void): SendStream {
  let isSending = false
  return file
    .on('stream', () => (isSending = true))
    .on('directory', onMissing)
    .on('error', ({ status }: { status: number }) => {
      if (isSending) response.destroy()
      else if (status === 412 || status === 416) response.writeHead(status).end()
      else onMissing()
    })
}

/** Sends what hosts compress gzipped, so that a page weighs here what it weighs there. Fonts, PDFs and pictures are so already. */
function compressText(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    if (!/^text\/|javascript|json|xml/.test(String(response.getHeader('Content-Type')))) return
    file.unpipe(response)
    response.removeHeader('Content-Length')
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Vary', 'Accept-Encoding')
    file.pipe(createGzip()).pipe(response)
  })
}

/** The path below the base path: "/docs/"; of any other address, a path that no page has. */
function sitePath(target: string, base: string): string {
  const path = pathOf(target)
  return path !== undefined && `${path}/`.startsWith(base) ? path.slice(base.length - 1) : '/-/nowhere'
}
