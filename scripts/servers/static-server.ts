import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer as createHttpServer } from 'http-server'
import { headersFor } from '../../src/generator/render/headers.ts'
import { headerPolicyOf } from '../../src/generator/render/policy.ts'
import { localBackend } from '../backend/local-backend.ts'
import { compress } from './compress.ts'
import { resolveRequest } from './resolve-request.ts'

export interface StaticServer {
  /** With the base path: "http://127.0.0.1:4173/". */
  url: string
  close: () => Promise<void>
}

/**
 * Serves an output folder on 127.0.0.1 as a good host would: compressed, with the site's headers, and 404.html for unknown
 * paths. Beside it answers the newsletter's database, which a hosted site has elsewhere.
 */
export async function serveStatic(root: string, { port, base }: { port: number; base: string }): Promise<StaticServer> {
  // http-server reads a property that Node deprecates, and would say so to whoever looks at the preview.
  process.noDeprecation = true
  const { server: files } = createHttpServer({
    root,
    // It takes a function of the path, which its types do not tell.
    cache: ((path: string) => headersFor(path)['Cache-Control']) as unknown as number,
    // Compared with this very text; a boolean would leave listings on.
    showDir: 'false',
    before: [guard(root, base)],
    ...newerTypes,
  }) as unknown as { server: Server }
  const database = localBackend(base)
  // In front, and not among http-server's own handlers, which get a request whose body cannot be read.
  const server = createServer((request, response) => {
    void database(request, response).then((answered) => {
      if (answered) return
      compress(request, response)
      files.emit('request', request, response)
    })
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Younger than http-server's list of types; its own types do not tell that there is such an option. */
const newerTypes: object = { mimetypes: { 'image/avif': ['avif'] } }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The page's own policy as a header, with what counts only there. A path without a page gets the not-found page's. */
function pagePolicy(root: string, url: string): Record<string, string> {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  if (!/(\/|\.html)$/.test(path) && existsSync(join(root, path))) return {}
  const page = [path, `${path}/index.html`, '404.html'].map((name) => join(root, name)).find(isFile)
  const html = page ? readFileSync(page, 'utf8') : ''
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return policy ? { 'Content-Security-Policy': headerPolicyOf(policy) } : {}
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Stands before http-server: answers what it would stumble over, and gives it paths without the base path. */
function guard(root: string, base: string): Handler {
  return (request, response) => {
    const resolved = resolveRequest(request.url ?? '/', base)
    if ('status' in resolved) return answer(response, resolved)
    request.url = resolved.url
    for (const [name, value] of Object.entries({ ...headersFor(resolved.url), ...pagePolicy(root, resolved.url) }))
      response.setHeader(name, value)
    if (base !== '/') keepBaseInRedirects(response, base)
    // http-server's own way to say that the next handler shall go on.
    response.emit('next')
    return undefined
  }
}

/** "/repo/docs" is asked for as "/docs", and sent on to "/docs/" by a server that knows of no base path. */
function keepBaseInRedirects(response: ServerResponse, base: string): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, name === 'location' && typeof value === 'string' ? base + value.slice(1) : value)
}

function answer(response: ServerResponse, { status, location }: { status: number; location?: string }): void {
  for (const [name, value] of Object.entries(headersFor('/'))) response.setHeader(name, value)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(location ? { Location: location } : {}),
  })
  response.end(status === 400 ? 'Bad request\n' : '')
}
