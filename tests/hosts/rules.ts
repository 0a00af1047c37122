import { headersFor } from '../../src/generator/render/headers.ts'

// How hosts find the file for a path, told by their documentation. All of them tell upper from lower case.

/** What a host makes of a path: a file of its own, or another address. Nothing: the page for lost visitors. */
export type Found = { file: string } | { status: number; location: string } | undefined

/** Whether a site has a file of that name. */
type Has = (file: string) => boolean

/** How a host serves a site. Paths come without the slash in front. */
export interface HostRules {
  name: string
  /** Base paths that one can have there. */
  bases: string[]
  find: (path: string, has: Has) => Found
  /** The headers it sends with a file, by the file's path and the `_headers` of the site. Left out where nobody can set them. */
  headers?: (path: string, rules: string) => Record<string, string>
}

export const hosts = {
  /**
   * "/file" is answered with file.html, "/folder" is sent to "/folder/":
   * https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md. 404.html in the published folder:
   * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
   */
  gitHubPages: {
    name: 'GitHub Pages',
    bases: ['/', '/repo/'],
    find: (path: string, has: Has) =>
      fileAt(path, has) ?? page(`${path}.html`, has) ?? (has(`${path}/index.html`) ? sent(301, `${path}/`) : undefined),
  },
  /**
   * "Pretty URLs", on by default: https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash and the guide
   * above. Headers: https://docs.netlify.com/routing/headers/ (rules that match are joined); what is not named there is asked
   * for anew: https://docs.netlify.com/platform/caching/. A site has a host of its own.
   */
  netlify: {
    name: 'Netlify',
    bases: ['/'],
    find: (path: string, has: Has) =>
      fileAt(path, has) ??
      page(`${path}.html`, has) ??
      (has(`${path.replace(/\/$/, '')}.html`) ? sent(301, path.slice(0, -1)) : undefined) ??
      (has(`${path}/index.html`) ? sent(301, `${path}/`) : undefined),
    headers: fromHeadersFile,
  },
  /**
   * Names of files are redirected to addresses without them: https://developers.cloudflare.com/pages/configuration/serving-pages/.
   * Headers: https://developers.cloudflare.com/pages/configuration/headers/. A site has a host of its own.
   */
  cloudflare: {
    name: 'Cloudflare Pages',
    bases: ['/'],
    find: (path: string, has: Has) => {
      if (has(path) && path.endsWith('.html')) return sent(308, path.replace(/(index)?\.html$/, ''))
      return (
        fileAt(path, has) ??
        page(`${path}.html`, has) ??
        (has(`${path}/index.html`) ? sent(308, `${path}/`) : undefined)
      )
    },
    headers: fromHeadersFile,
  },
  /**
   * https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html and CustomErrorDocSupport.html beside it.
   * Cache-Control is set for each object as it is uploaded; other headers are CloudFront's to add.
   */
  s3: {
    name: 'an S3 website',
    bases: ['/', '/repo/'],
    find: (path: string, has: Has) =>
      fileAt(path, has) ?? (has(`${path}/index.html`) ? sent(302, `${path}/`) : undefined),
    headers: (path: string) => ({ 'Cache-Control': headersFor(`/${path}`)['Cache-Control'] ?? '' }),
  },
  /** https://nginx.org/en/docs/http/ngx_http_index_module.html and ngx_http_static_module, with `error_page 404` alone set. */
  nginx: {
    name: 'plain nginx',
    bases: ['/', '/repo/'],
    find: (path: string, has: Has) =>
      fileAt(path, has) ?? (has(`${path}/index.html`) ? sent(301, `${path}/`) : undefined),
  },
} satisfies Record<string, HostRules>

/** The rule that all share: a file by its name, and a folder's index document by the folder's. */
function fileAt(path: string, has: Has): Found {
  return page(path.endsWith('/') || path === '' ? `${path}index.html` : path, has)
}

function page(file: string, has: Has): Found {
  return has(file) ? { file } : undefined
}

function sent(status: number, path: string): Found {
  return { status, location: `/${path}` }
}

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
