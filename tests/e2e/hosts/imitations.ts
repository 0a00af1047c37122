import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { headersFor } from '../../../src/generator/render/headers.ts'
import { mediaTypes } from '../../../src/generator/render/media-types.ts'
import { filesIn } from '../site.ts'
import type { Host } from './host.ts'

// How hosts find the file for a path, told by their documentation. All of them tell upper from lower case.

/** Whether a site has a file of that name. */
type Has = (file: string) => boolean

/** What a host makes of a path: a file of its own, or another address. Nothing: the page for lost visitors. */
type Found = { file: string } | { status: number; location: string } | undefined

/** Paths come without the slash in front. */
interface HostRules {
  name: string
  find: (path: string, has: Has) => Found
  /** The headers it sends with a file, by the file's path and the `_headers` of the site. Left out where nobody can set them. */
  headers?: (path: string, rules: string) => Record<string, string>
  /** A site has a host of its own there. */
  rootOnly?: true
}

const page = (file: string, has: Has): Found => (has(file) ? { file } : undefined)
const sent = (status: number, path: string): Found => ({ status, location: `/${path}` })
/** The rule that all share: a file by its name, and a folder's index document by the folder's. */
const fileAt = (path: string, has: Has): Found =>
  page(path.endsWith('/') || path === '' ? `${path}index.html` : path, has)
const folderAt = (path: string, has: Has, status: number): Found =>
  has(`${path}/index.html`) ? sent(status, `${path}/`) : undefined

export const hosts: HostRules[] = [
  {
    // "/file" is answered with file.html: https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md
    name: 'GitHub Pages',
    find: (path, has) => fileAt(path, has) ?? page(`${path}.html`, has) ?? folderAt(path, has, 301),
  },
  {
    // "Pretty URLs", on by default: https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash. Headers:
    // https://docs.netlify.com/routing/headers/; what is not named there is asked for anew.
    name: 'Netlify',
    find: (path, has) =>
      fileAt(path, has) ??
      page(`${path}.html`, has) ??
      (has(`${path.replace(/\/$/, '')}.html`) ? sent(301, path.slice(0, -1)) : undefined) ??
      folderAt(path, has, 301),
    headers: fromHeadersFile,
    rootOnly: true,
  },
  {
    // https://developers.cloudflare.com/pages/configuration/serving-pages/ and /headers/
    name: 'Cloudflare Pages',
    find: (path, has) => {
      if (has(path) && path.endsWith('.html')) return sent(308, path.replace(/(index)?\.html$/, ''))
      return fileAt(path, has) ?? page(`${path}.html`, has) ?? folderAt(path, has, 308)
    },
    headers: fromHeadersFile,
    rootOnly: true,
  },
  {
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html. Cache-Control is set for each object as
    // it is uploaded; other headers are CloudFront's to add.
    name: 'an S3 website',
    find: (path, has) => fileAt(path, has) ?? folderAt(path, has, 302),
    headers: (path) => ({ 'Cache-Control': headersFor(`/${path}`)['Cache-Control'] ?? '' }),
  },
]

/** Reads `_headers`: a path, which may end in an asterisk, and below it, indented, headers. Those of all rules that match are joined. */
function fromHeadersFile(path: string, rules: string): Record<string, string> {
  const headers = new Headers()
  for (const [, pattern = '', lines = ''] of rules.matchAll(/^(\/\S*)\n((?: {2}.*\n)+)/gm)) {
    const [start = '', end = ''] = pattern.split('*')
    if (!`/${path}`.startsWith(start) || !path.endsWith(end)) continue
    for (const [, name = '', value = ''] of lines.matchAll(/^ {2}([^:]+): (.*)$/gm)) headers.append(name, value)
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return Object.fromEntries(headers)
}

function typeOf(file: string): string {
  const known = mediaTypes.find(({ extensions }) => extensions.includes(extname(file).slice(1)))
  return known ? `${known.name}${known.isText ? '; charset=utf-8' : ''}` : 'application/octet-stream'
}

/** Serves a site below its base path as a host would by its rules. */
export async function serveLike(
  { find, headers: headersOf }: HostRules,
  { folder, base }: Omit<Host, 'url'>,
): Promise<{ url: string; close: () => void }> {
  // As names stand in the list: a disk that does not mind case would be kinder than the host.
  const files = new Set(filesIn(folder).map((path) => base.slice(1) + path))
  const headersFile = join(folder, '_headers')
  const rules = existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : ''
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1)
    const found = find(path, (file) => files.has(file))
    const headers = headersOf?.(path.slice(base.length - 1), rules) ?? {}
    if (found && 'location' in found)
      return response.writeHead(found.status, { ...headers, Location: found.location }).end()
    const file = found?.file ?? `${base.slice(1)}404.html`
    response.writeHead(found ? 200 : 404, { ...headers, 'Content-Type': typeOf(file) })
    return response.end(readFileSync(join(folder, file.slice(base.length - 1))))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
