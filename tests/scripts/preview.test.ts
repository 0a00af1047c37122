import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStatic, type StaticServer } from '../../scripts/servers/static-server.ts'
import { openStaging } from '../../scripts/disk/staging.ts'
import { buildInMemory } from '../site/in-memory.ts'
import { facts } from './small-site.ts'
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'

// The built site as a host serves it, asked for over a plain socket: a browser would tidy up odd paths.

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const out = join(folder, 'dist')
const site = buildInMemory()
let server: StaticServer
let based: StaticServer

beforeAll(async () => {
  const staging = openStaging(out, ['content'])
  for (const [path, content] of site.files) staging.write(path, content)
  staging.write('assets/site-test.css', 'body{}')
  staging.publish(facts)
  server = await serveStatic(out, { port: 0, base: '/' })
  based = await serveStatic(out, { port: 0, base: '/repo/' })
})
afterAll(async () => {
  await Promise.all([server.close(), based.close()])
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends the target as it is. */
function ask(target: string, { to = server, method = 'GET' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(to.url).port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/)
      const [status = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      )
      resolve({ status: Number(status.split(' ')[1]), headers, body })
    })
  })
}

const paths = [...site.files.keys()]
  .filter((path) => path.endsWith('.html') && path !== '404.html')
  .map((path) => `/${path.replace(/index\.html$/, '')}`)

test.each(paths)('%s answers with its page and the headers of the table', async (path) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=UTF-8')
  expect(headers['cache-control']).toBe('no-cache, no-transform')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; frame-ancestors '(none|self)'$/)
})

test('assets are kept for a year, pages are asked for again', async () => {
  expect((await ask('/assets/site-test.css')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable, no-transform',
  )
})

test.each([
  ['/nowhere/', 404],
  ['/nowhere', 404],
  ['/assets/', 404],
  ['/%00', 400],
  ['/a%00.html', 400],
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['/..%2f', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..\\..\\etc\\passwd', 404],
  ['//example.com', 404],
  ['//example.com/%2e%2e', 404],
  ['/%2f%2fexample.com/', 404],
  ['///', 404],
  [`/${'a'.repeat(300)}`, 404],
  [`/${'a/'.repeat(3000)}`, 404],
  ['/docs/?q=100%', 200],
  ['/docs/index.html', 200],
])('%s gets %i', async (target, expected) => {
  const { status, headers, body } = await ask(target)
  expect(status).toBe(expected)
  expect(headers.location).toBeUndefined()
  expect(headers['content-security-policy']).toBeDefined()
  expect(body).not.toContain('root:')
  expect(body.includes('Page Not Found')).toBe(expected === 404)
})

test('what is no path at all is a bad request', async () => {
  expect((await ask('example')).status).toBe(400)
})

test('a path without its closing slash is sent to the page, with its query', async () => {
  const { status, headers } = await ask('/docs?a=b')
  expect([status, headers.location]).toEqual([302, '/docs/?a=b'])
})

test('under a base path the same holds below it, and nothing beside it', async () => {
  expect((await ask('/repo/docs/', { to: based })).status).toBe(200)
  expect((await ask('/repo/docs', { to: based })).headers.location).toBe('/repo/docs/')
  expect((await ask('/repo', { to: based })).headers.location).toBe('/repo/')
  expect((await ask('/docs/', { to: based })).status).toBe(404)
  expect((await ask('/repo//example.com', { to: based })).status).toBe(404)
})

test('only reading is allowed', async () => {
  expect((await ask('/docs/', { method: 'POST' })).status).toBe(405)
  expect((await ask('/docs/', { method: 'HEAD' })).body).toBe('')
})
