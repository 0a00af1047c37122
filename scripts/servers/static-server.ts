import { once } from 'node:events'
import { accessSync, constants, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, posix } from 'node:path'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import fileHandler from 'http-server/lib/core/index.js'
import { headersFor } from '../../src/generator/render/headers.ts'
import { outputPath, goneMarkOf } from '../../src/generator/render/output-file.ts'
import { localBackend } from '../backend/local-backend.ts'

export interface StaticServer {
  url: string
  close: () => Promise<void>
}

/** Serves an output folder on 127.0.0.1 as a host should, and answers for the newsletter's database. */
export async function serveStatic(
  root: string,
  { port, base, startDatabase = false }: { port: number; base: string; startDatabase?: boolean },
): Promise<StaticServer> {
  const database = localBackend(base, { startNow: startDatabase })
  const sendFile = fileHandler({
    root,
    showDir: false,
    gzip: false,
    cache: (path) => headersFor(path)['Cache-Control'] ?? '',
    mimeTypes: { 'image/avif': ['avif'] },
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method = '', headers } = request
    const path = sitePath(url, base)
    for (const [name, value] of Object.entries(headersFor(path || '/'))) response.setHeader(name, value)
    if (await database(request, response)) return
    if (!path.endsWith('/') && isFile(join(root, path, 'index.html')))
      return void response.writeHead(302, { Location: url.replace(/^[^?]*/, '$&/') }).end()
    if (!headers.range && /\bgzip\b/.test(String(headers['accept-encoding']))) compressText(response)
    const file = outputPath(path)
    if (isFile(join(root, goneMarkOf(path))))
      sendFile({ url: `/${encodeURIComponent(file)}`, method, headers: {}, statusCode: 410 }, response)
    else if (isFile(join(root, file)))
      sendFile({ url: `/${encodeURIComponent(file)}`, method, headers, statusCode: 200 }, response)
    else sendFile({ url: '/404.html', method, headers: {}, statusCode: 404 }, response)
  }
  // With room for long addresses, since Node's own refusal comes without the headers.
  const server = createServer({ maxHeaderSize: 2 ** 20 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: actual } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${actual}${base}`, close }
}

/** Whether there is a file that can be read. http-server crashes on those that cannot, and on paths below a file. */
function isFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
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

/** The path below the base path that a request target asks for, decoded: "/docs/". One without a page where it is outside the base path. */
function sitePath(target: string, base: string): string {
  try {
    const path = decodeURIComponent(target.split('?')[0] ?? '')
    const isInside = `${path}/`.startsWith(base) && posix.normalize(path) === path && !path.includes('\\')
    if (isInside) return path.slice(base.length - 1)
  } catch {
    // It cannot be decoded.
  }
  return '/-/nowhere'
}
