import { headerRules, headersFor, type HeaderRule } from '../../src/generator/render/headers.ts'
import { mediaTypes } from '../../src/generator/render/media-types.ts'

/**
 * The table of headers as a file to include in a server block of nginx (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 * @param base the base path of the site.
 */
export function renderNginx(base: string): string {
  // nginx adds the two it always treats as HTML by itself, and warns of a second mention.
  const texts = mediaTypes.filter(({ name, isText }) => isText && name !== 'text/html').map(({ name }) => name)
  return `# Made by \`npm run hosts\` from src/generator/render/headers.ts. Include it in a server block that names the root:
#   server { listen 443 ssl; server_name www.example; root /srv/www; include nginx.conf; }
index index.html;
# "/docs" is sent to "/docs/" under the address that the visitor used, also behind a proxy.
absolute_redirect off;
types {
${mediaTypes.map(({ name, extensions }) => `    ${name} ${extensions.join(' ')};`).join('\n')}
}
charset utf-8;
charset_types ${texts.join(' ')};
gzip on;
gzip_vary on;
gzip_types ${texts.join(' ')};
${headerRules.map((rule) => locationOf(rule, base)).join('')}`
}

/** The headers of a location stand in it whole: with one of its own, nginx passes none on from around it. */
function locationOf({ under, ending = '' }: HeaderRule, base: string): string {
  const headers = Object.entries(headersFor(under + ending)).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  const start = base + under.slice(1)
  // A pattern wins over a folder.
  const place = ending ? `~ ^${literal(start)}.*${literal(ending)}$` : start
  return `location ${place} {
    error_page 404 ${base}404.html;
    # A folder without a page.
    error_page 403 =404 ${base}404.html;
${headers.join('\n')}
}
`
}

/** A text as a regular expression that matches just that. */
function literal(text: string): string {
  return text.replace(/[.~]/g, '\\$&')
}
