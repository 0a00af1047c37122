import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { serveStatic } from '../../scripts/servers/static-server.ts'
import { run } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const css = 'assets/site-0123456789ab.css'
const files: Record<string, string> = {
  'index.html': '<title>Home</title>',
  'docs/index.html': '<title>Docs</title>',
  '404.html': '<title>Page Not Found</title>',
  'sitemap.xml': `<urlset>${' '.repeat(200_000)}</urlset>`,
  [css]: 'body{}',
  'paper.pdf': 'x'.repeat(5000),
  'a b%.avif': 'x',
  'blog/old/index.html': '<title>Withdrawn</title>',
  'blog/old/410.txt': '410 Gone',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const server = await serveStatic(folder, { port: 0, base: '/' })
const based = await serveStatic(folder, { port: 0, base: '/repo/' })
afterAll(async () => {
  await Promise.all([server.close(), based.close()])
  rmSync(folder, { recursive: true })
})

/** Sends the target as it is, which fetch would tidy up: "GET /docs/". */
async function ask(line: string, headers: Record<string, string> = {}, to = server) {
  const [method, path] = line.split(' ')
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', port: new URL(to.url).port, method, path, headers }, done)
      .once('error', fail)
      .end()
  })
  const body = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, body, text: String(body) }
}

const html = 'text/html; charset=utf-8'
const fresh = 'no-cache, no-transform'
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) as string }
test.each([
  ['/docs/?q=100%', 'docs/index.html', html, fresh],
  ['/a%20b%25.avif', 'a b%.avif', 'image/avif', fresh],
  [`/${css}`, css, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable, no-transform'],
])('%s is %s, with its type and the headers of the table', async (target, file, type, cached) => {
  const headers = { ...safe, 'content-type': type, 'cache-control': cached }
  expect(await ask(`GET ${target}`)).toMatchObject({ status: 200, text: files[file], headers })
})

const unknown = `/nowhere/ /nowhere /assets/ /assets/nowhere.js /404 /index /index.html /docs/index /docs/index.html /sitemap.xml/ /sitemap.xml/a /%00 /%64ocs/ /docs%2F
  /a%00.html /%E0%A4%A /% /..%2f /..%2f..%2fetc/passwd /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..\\..\\etc\\passwd
  /..%5cetc //docs //example.com/%2e%2e /%2f%2fexample.com/ /// /docs/./ /repo/docs/ * http://example.com/docs/ /<&">
  /${'a'.repeat(300)} /${'a/'.repeat(50_000)}`
test.each(unknown.split(/\s+/).map((path) => [path.slice(0, 40), path]))('%s is an unknown page', async (_, path) => {
  const answer = await ask(`GET ${path}`, { Range: 'bytes=0-9', 'If-None-Match': '*' })
  expect(answer).toMatchObject({ status: 404, text: files['404.html'], headers: { ...safe, 'cache-control': fresh } })
  expect(answer.headers.location).toBeUndefined()
})

test.each([
  ['GET /repo/docs/', 200, undefined],
  ['GET /repo/docs?a=b&c=/', 302, '/repo/docs/?a=b&c=/'],
  ['GET /repo', 302, '/repo/'],
  ['GET /docs/', 404, undefined],
  ['GET /repository/', 404, undefined],
  ['POST /repo/rest/v1/subscribers', 401, undefined],
])('under a base path, %s gets %i', async (line, status, location) => {
  const { headers, ...answer } = await ask(line, {}, based)
  expect([answer.status, headers.location, headers['x-content-type-options']]).toEqual([status, location, 'nosniff'])
})

test('what was withdrawn is gone, and a page says so', async () => {
  const told = { status: 410, text: files['blog/old/index.html'], headers: { ...safe, 'cache-control': fresh } }
  expect(await ask('GET /blog/old/')).toMatchObject(told)
})

const gzip = { 'Accept-Encoding': 'gzip, deflate' }
test.each(['/docs/', '/nowhere/', '/sitemap.xml'])('%s is compressed on request, and sent once', async (target) => {
  const { headers, body } = await ask(`GET ${target}`, gzip)
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  expect(String(gunzipSync(body))).toBe((await ask(`GET ${target}`)).text)
  const again = await ask(`GET ${target}`, { ...gzip, 'If-None-Match': String(headers.etag) })
  expect([again.status, again.text === '']).toEqual(target === '/nowhere/' ? [404, false] : [304, true])
})

test.each([
  ['GET /docs/', { Range: 'bytes=0-9' }, 206, 10],
  ['GET /docs/', { Range: 'bytes=99-' }, 416, 0],
  ['GET /docs/', { 'If-Match': '"old"' }, 412, 0],
  ['HEAD /docs/', {}, 200, 0],
  ['GET /paper.pdf', {}, 200, 5000],
  ['GET /docs/', { Range: 'bytes=0-9', Expect: 'nonsense' }, 206, 10],
  ['POST /docs/', {}, 405, 0],
])('%s with %j comes as it is', async (line, headers, expected, length) => {
  const answer = await ask(line, { ...gzip, ...headers })
  expect([answer.status, answer.headers['content-encoding'], answer.body.length]).toEqual([expected, undefined, length])
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test.skipIf(process.platform !== 'linux')('a file that cannot be read ends its request, not the server', async () => {
  // A file to `stat`, of which nothing can be read, as of one that is replaced at that moment.
  symlinkSync('/proc/self/mem', join(folder, 'lost.html'))
  await expect(ask('GET /lost.html', gzip)).rejects.toThrow('socket hang up')
  expect(await ask('GET /docs/')).toMatchObject({ status: 200 })
})

test('a folder without a built site is refused', async () => {
  const error = 'There is no built site in tests. Make one with npm run build.\n'
  expect(await run(['preview', '--out', 'tests'])).toMatchObject({ code: 1, error })
})
