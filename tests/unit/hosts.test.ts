import { readFileSync } from 'node:fs'
import { lookup } from 'mime-types'
import { expect, test } from 'vitest'
import { pictureEndings } from '../../src/generator/content/pictures/picture-size.ts'
import { headerRulesOf, headersFor, renderHeadersFile } from '../../src/generator/render/headers.ts'
import { routes } from '../../src/site/routes.ts'

// deploy/ and docs/deploy.md are written by hand; they say what the tables of headers and types say.

const headerRules = headerRulesOf(routes.blog)
const nginx = readFileSync('deploy/nginx.conf', 'utf8')
const caddy = readFileSync('deploy/Caddyfile', 'utf8')

const pairs = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))

const pathOf = ({ under, ending = '' }: (typeof headerRules)[number]): string =>
  `{$SITE_BASE:/}${under.slice(1)}*${ending}`

test('nginx sends the headers of the table, from locations that stand alone', () => {
  const locations = pairs(nginx, /^location (.+) \{\n([^}]*)^\}/gm)
  const expected = headerRules.map(({ under, ending }) => [
    // A pattern wins over a folder.
    ending === undefined ? under : `~ ^${under}.*${ending.replaceAll('.', '\\.')}$`,
    headersFor(under + (ending ?? ''), headerRules),
  ])
  const header = /add_header (\S+) "(.*)"(?: always)?;/g
  const found = Object.entries(locations).map(([name, body]) => [name, pairs(body, header)])
  expect(found).toEqual(expected)
  expect(nginx.match(/add_header (?!.* always;).*/g)).toEqual([expect.stringContaining('immutable')])
  for (const body of Object.values(locations)) {
    expect(body).toContain('error_page 404 /404.html;')
    expect(body).toContain('error_page 403 =404 /404.html;')
  }
})

test('nginx knows the types of files by their registered names, and which are text', () => {
  const types = pairs(/^types \{\n([^}]*)\}/m.exec(nginx)?.[1] ?? '', /^ +(\S+) (.+);$/gm)
  const endings = Object.values(types).flatMap((listed) => listed.split(' '))
  expect(endings).toEqual(expect.arrayContaining([...pictureEndings, 'html', 'css', 'js', 'woff2', 'pdf']))
  for (const ending of endings) expect(types[lookup(ending) || '']?.split(' ')).toContain(ending)
  // nginx adds HTML to both by itself.
  const texts = Object.keys(types).filter((type) => /^text\/(?!html)|(?:json|xml)$/.test(type))
  for (const setting of ['charset_types', 'gzip_types']) expect(nginx).toContain(`\n${setting} ${texts.join(' ')};\n`)
})

test('Caddy sends the headers of the table, each path by one rule, and those of pages with errors', () => {
  const matchers = pairs(caddy, /^\t(@\w+) \{\n\t\t((?:path|expression) .*(?:\n\t\tnot .*)?)\n\t\}/gm)
  const headersIn = (block: string): Record<string, string> => pairs(block, /^\t+([\w-]+) "(.*)"$/gm)
  const headers = pairs(caddy, /^\theader (@\w+) \{\n([^}]*)\}/gm)
  const expected = headerRules.map((rule, index) => {
    const later = headerRules.slice(index + 1).map(pathOf)
    const except = later.length > 0 ? `\n\t\tnot path ${later.join(' ')}` : ''
    // "/repo" is sent to "/repo/".
    const all = `expression \`path("${pathOf(rule)}") || {path} + "/" == "{$SITE_BASE:/}"\``
    return [
      (index === 0 ? all : `path ${pathOf(rule)}`) + except,
      headersFor(rule.under + (rule.ending ?? ''), headerRules),
    ]
  })
  expect(Object.entries(matchers).map(([name, paths]) => [paths, headersIn(headers[name] ?? '')])).toEqual(expected)
  expect(headersIn(/^\t\theader \{\n([^}]*)\}/m.exec(caddy)?.[1] ?? '')).toEqual(headersFor('/', headerRules))
})

test('docs/deploy.md sets the same caching on S3', () => {
  const commands = readFileSync('docs/deploy.md', 'utf8').matchAll(/^ *aws s3 sync .*--cache-control '([^']*)'/gm)
  const caching = ['/assets/', '/'].map((path) => headersFor(path, headerRules)['Cache-Control'])
  expect([...commands].map(([, value]) => value)).toEqual(caching)
})

const paths = ['', 'docs/', 'assets/site.css', 'social/home.png', 'blog/a.md', 'blog/a/'].map((path) => `/repo/${path}`)
test.each(paths)('hosts that read _headers join the rules that match, and send %s as the table says', (path) => {
  const headers = new Headers()
  for (const [, pattern = '', lines = ''] of renderHeadersFile('/repo/', headerRules).matchAll(
    /^(\/\S*)\n((?: {2}.*\n)+)/gm,
  )) {
    const [start = '', end = ''] = pattern.split('*')
    if (!path.startsWith(start) || !path.endsWith(end)) continue
    for (const [, name = '', value = ''] of lines.matchAll(/^ {2}([^:]+): (.*)$/gm)) headers.append(name, value)
  }
  const expected = new Headers(headersFor(path.replace('/repo', ''), headerRules))
  // Their own defaults ask for all but assets anew, and say nothing of other origins.
  if (!path.includes('/assets/')) expected.delete('Cache-Control')
  if (!/assets|social/.test(path)) expected.delete('Cross-Origin-Resource-Policy')
  expect(headers).toEqual(expected)
})
