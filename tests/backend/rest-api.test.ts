import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database, Query } from '../../scripts/backend/database.ts'
import { backend, type BackendOptions } from '../../scripts/backend/rest-api.ts'

// How the endpoint sits in a server, with a database that only says what it was asked.

const key = 'a-key'
let said: string[]
let answers: Promise<boolean>[]
let fails: Error | undefined
let server: Server | undefined

const query: Query = async (sql, parameters = []) => {
  said.push([sql.trim().split(/\s+/).join(' '), ...parameters].join(' | '))
  if (fails && sql.includes('insert')) throw fails
  if (sql.includes('pg_attribute'))
    return ['subscribers', 'a"b'].map((table) => ({ table, column: 'email', type: 'text' }))
  return [{ count: 1, rows: '[]' }]
}
const database: Database = {
  query,
  run: async () => {},
  transaction: (work) => work(query),
  close: async () => {},
}

/** Serves with the backend in front of a server that answers 204 to everything. */
async function serve(options: Partial<BackendOptions> = {}): Promise<string> {
  const answer = backend({ base: '/', key, open: async () => database, ...options })
  server = createServer((request, response) => {
    const answered = answer(request, response)
    answers.push(answered)
    void answered.then((done) => done || response.writeHead(204).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const insert = {
  method: 'POST',
  body: '{"email":"a@b.cd"}',
  headers: { apikey: key, 'Content-Type': 'application/json' },
}

beforeEach(() => {
  said = []
  answers = []
  fails = undefined
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((done) => server?.close(done))
  vi.restoreAllMocks()
})

test.each([
  ['/', '/rest/v1/subscribers', 201],
  ['/', '/rest/v1', 204],
  ['/', '/rest/v2/subscribers', 204],
  ['/', '/repo/rest/v1/subscribers', 204],
  ['/repo/', '/repo/rest/v1/subscribers', 201],
  ['/repo/', '/rest/v1/subscribers', 204],
])('with the base path %s, %s is answered with %i', async (base, path, status) => {
  const origin = await serve({ base })
  expect((await fetch(origin + path, insert)).status).toBe(status)
})

describe('the database', () => {
  test('is opened once, by the first request that needs it', async () => {
    const open = vi.fn<() => Promise<Database>>(async () => database)
    const origin = await serve({ open })
    const table = `${origin}/rest/v1/subscribers`
    await fetch(`${origin}/`)
    await fetch(table, { ...insert, headers: {} })
    await fetch(table, { ...insert, body: '{' })
    await fetch(table, { method: 'OPTIONS', headers: { Origin: 'http://a', 'Access-Control-Request-Method': 'POST' } })
    expect(open).not.toHaveBeenCalled()
    const all = await Promise.all([1, 2, 3].map(() => fetch(table, insert)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(open).toHaveBeenCalledOnce()
  })

  test('is opened again when it could not be', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const gone = new Error('no memory')
    const open = vi.fn<() => Promise<Database>>(async () => database).mockRejectedValueOnce(gone)
    const table = `${await serve({ open })}/rest/v1/subscribers`
    expect((await fetch(table, insert)).status).toBe(500)
    expect(log).toHaveBeenCalledExactlyOnceWith(gone)
    expect((await fetch(table, insert)).status).toBe(201)
  })

  test('is asked in the role of a visitor, with values apart from the statement', async () => {
    await fetch(await target(), insert)
    expect(said.slice(1)).toEqual(['set local role anon', expect.stringMatching(/ \| \[\{"email":"a@b\.cd"\}\]$/)])
    expect(said[2]).not.toMatch(/a@b\.cd.* \| /)
  })
})

test('a table is quoted, whatever its name', async () => {
  await fetch(`${await target()}/../a%22b?email=eq.c`, { headers: { apikey: key } })
  expect(said[2]).toMatch(/from public\."a""b" where public\."a""b"\."email" = \$1::text::text/)
})

async function target(): Promise<string> {
  return `${await serve()}/rest/v1/subscribers`
}

describe('an error', () => {
  test.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['40001', 500],
    ['42501', 401],
    ['42P01', 404],
    ['42883', 404],
    ['42P17', 500],
    ['08006', 503],
    ['53300', 503],
    ['53400', 500],
    ['57014', 500],
    ['57P01', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['XX000', 500],
    ['PT429', 429],
    ['PTabc', 500],
  ])('of Postgres with code %s is answered with %i', async (code, status) => {
    fails = Object.assign(new Error('words'), { code, severity: 'ERROR', detail: 'more', hint: 'less' })
    const answer = await fetch(await target(), insert)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code, message: 'words', details: 'more', hint: 'less' })
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
  })

  test.each([new TypeError('ours'), Object.assign(new Error('a pipe'), { code: 'EPIPE' })])(
    'that is not of Postgres is told to the terminal and not to the visitor: %s',
    async (error) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      fails = error
      const answer = await fetch(await target(), insert)
      expect(answer.status).toBe(500)
      expect(await answer.text()).not.toContain(error.message)
      expect(log).toHaveBeenCalledExactlyOnceWith(error)
    },
  )

  test('of a client that leaves in the middle of its body is none', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { port } = new URL(await target())
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /rest/v1/subscribers HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\nContent-Length: 99\r\n\r\n{"email":`,
    )
    await once(server as Server, 'request')
    socket.destroy()
    expect(await answers[0]).toBe(true)
    expect(log).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })
})
