// What http-server answers with, without the server around it.
declare module 'http-server/lib/core/index.js' {
  import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

  type Asked = { url: string; method: string; headers: IncomingHttpHeaders; statusCode: 200 | 404 | 410 }
  type Options = {
    root: string
    showDir: false
    gzip: false
    cache: (path: string) => string
    mimeTypes: Record<string, string[]>
  }
  export default function fileHandler(options: Options): (request: Asked, response: ServerResponse) => void
}
