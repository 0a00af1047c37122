import { mkdirSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStatic, type StaticServer } from '../../scripts/servers/static-server.ts'

// What the preview compresses, so that a page weighs there what it weighs on a host.

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
const page = `<!doctype html><title>Long</title>${'<p>word</p>'.repeat(500)}`
const missing = `<!doctype html><title>None</title>${'<p>here</p>'.repeat(500)}`
let server: StaticServer

beforeAll(async () => {
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.html'), page)
  writeFileSync(join(folder, '404.html'), missing)
  writeFileSync(join(folder, 'paper.pdf'), Buffer.alloc(5000))
  server = await serveStatic(folder, { port: 0, base: '/' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => void parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

const gzip = { 'Accept-Encoding': 'gzip, deflate' }

test.each([
  ['docs/', 200, page],
  ['nowhere/', 404, missing],
])('%s is compressed where the visitor takes it, and says how long it is then', async (path, expected, text) => {
  const { status, headers, body } = await ask(path, gzip)
  expect([status, headers['content-encoding'], headers.vary]).toEqual([expected, 'gzip', 'Accept-Encoding'])
  expect(headers['content-length']).toBe(String(body.length))
  expect(body.length).toBeLessThan(text.length / 10)
  expect(gunzipSync(body).toString()).toBe(text)
})

test.each([
  ['docs/', {}, 'GET', 200, page.length],
  ['docs/', { ...gzip, Range: 'bytes=0-9' }, 'GET', 206, 10],
  ['docs/', gzip, 'HEAD', 200, 0],
  ['paper.pdf', gzip, 'GET', 200, 5000],
  ['docs', gzip, 'GET', 302, 0],
])('%s with %j by %s comes as it is', async (path, asked, method, expected, length) => {
  const { status, headers, body } = await ask(path, asked, method)
  expect([status, headers['content-encoding'], body.length]).toEqual([expected, undefined, length])
})

test('who has the page already gets nothing', async () => {
  const { headers } = await ask('docs/', gzip)
  const again = await ask('docs/', { ...gzip, 'If-None-Match': String(headers.etag) })
  expect([again.status, again.headers['content-encoding'], again.body.length]).toEqual([304, undefined, 0])
})
