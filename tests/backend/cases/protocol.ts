import { toldBy } from '../world.ts'
import { ada, type Case } from './case.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json', ...headers },
})
const patch = (body: string): RequestInit => ({ ...post(body), method: 'PATCH' })
const row = JSON.stringify({ email: ada })
const table = 'rest/v1/subscribers'

function raw(name: string, [target, init]: [target: string, init?: RequestInit], comes: string): Case {
  return { name, act: async ({ send }) => toldBy(await send(target, init)), comes: `${comes}; ` }
}

const refusedBody = '400 PGRST102'
const notHere = '400 PGRST127'
const mebibyte = 1024 * 1024

/** Everything that the endpoint itself decides. */
export const protocol: Case[] = [
  {
    name: 'no key',
    act: async ({ url }) => toldBy(await fetch(new URL(table, url), post(row))),
    comes: '401; ',
  },
  raw('a wrong key', [table, post(row, { apikey: 'wrong' })], '401'),
  raw('a token that is not the key', [table, post(row, { Authorization: 'Bearer wrong' })], '401 PGRST301'),
  raw('an unknown table', ['rest/v1/members', post(row)], '404 PGRST205'),
  raw(
    'a table that needs quoting',
    [`rest/v1/${encodeURIComponent('a"; drop table subscribers; --')}`],
    '404 PGRST205',
  ),
  raw('a table of the catalogue', ['rest/v1/pg_roles'], '404 PGRST205'),
  raw('no table', ['rest/v1/'], '404 PGRST126'),
  raw('a deeper path', [`${table}/1`], '404 PGRST125'),
  raw('a path that cannot be decoded', ['rest/v1/%E0%A4%A'], '404 PGRST125'),
  raw('a schema that is not exposed', [table, post(row, { 'Content-Profile': 'private' })], '406 PGRST106'),
  raw('the same for reading', [table, { headers: { 'Accept-Profile': 'pg_catalog' } }], '406 PGRST106'),
  raw('PUT', [`${table}?email=eq.${ada}`, { method: 'PUT', body: row }], '405 PGRST117'),
  raw('OPTIONS', [table, { method: 'OPTIONS' }], '405 PGRST117'),
  raw(
    'OPTIONS that asks for no method',
    [table, { method: 'OPTIONS', headers: { Origin: 'http://a' } }],
    '405 PGRST117',
  ),
  raw(
    'OPTIONS that comes from no page',
    [table, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } }],
    '405 PGRST117',
  ),
  raw('bad JSON', [table, post('{"email":')], refusedBody),
  raw('no body', [table, post('')], refusedBody),
  raw('null', [table, post('null')], refusedBody),
  raw('a string', [table, post('"x"')], refusedBody),
  raw('a list of strings', [table, post('["x"]')], refusedBody),
  raw('a list of lists, very deep', [table, post('['.repeat(200_000) + ']'.repeat(200_000))], refusedBody),
  raw(
    'octets that are not UTF-8',
    [table, post(Uint8Array.from(`{"email":"\xff"}`, (letter) => letter.charCodeAt(0)))],
    refusedBody,
  ),
  raw('a byte order mark', [table, post(`\ufeff${row}`)], refusedBody),
  raw('half a surrogate pair', [table, post('{"email":"\\ud800@example.com"}')], '400 22P02'),
  raw('uneven keys', [table, post(`[${row},{}]`)], refusedBody),
  raw('uneven keys, the columns named', [`${table}?columns=email`, post(`[${row},{}]`)], '400 23502'),
  raw('a number beyond JavaScript', [table, post('{"email":1e400}')], '400 23514 subscribers_email_length'),
  raw('a column of the system', [table, post('{"xmin":"1"}')], '400 PGRST204'),
  raw('an empty list', [table, post('[]')], '201'),
  raw('__proto__', [table, post('{"__proto__":"x"}')], '400 PGRST204'),
  raw('a column that is not in the list', [`${table}?columns=name`, post(row)], '400 PGRST204'),
  raw('a form', [table, post(row, { 'Content-Type': 'application/x-www-form-urlencoded' })], refusedBody),
  raw('CSV', [table, post(row, { 'Content-Type': 'text/csv' })], refusedBody),
  raw('1 MiB', [table, post(`{"email":"${'a'.repeat(mebibyte - 12)}"}`)], '400 23514 subscribers_email_length'),
  raw('1 MiB and an octet', [table, post(`{"email":"${'a'.repeat(mebibyte - 11)}"}`)], '413'),
  raw('8 MiB', [table, post('x'.repeat(8 * mebibyte))], '413'),
  raw('order', [`${table}?order=email`], notHere),
  raw('order by what looks like a filter', [`${table}?order=eq.email`], notHere),
  raw('limit', [`${table}?limit=1`], notHere),
  raw('or', [`${table}?or=(email.eq.a,email.eq.b)`], notHere),
  raw('like', [`${table}?email=like.*`], notHere),
  raw('not', [`${table}?email=not.eq.a`], notHere),
  raw('a filter without an operator', [`${table}?email=ada`], notHere),
  raw('one column filtered twice', [`${table}?email=eq.a&email=eq.b`], notHere),
  raw('an alias', [`${table}?select=address:email`], notHere),
  raw('a cast', [`${table}?select=email::json`], notHere),
  raw('a function', [`${table}?select=count()`], notHere),
  raw('a path into JSON', [`${table}?email->>a=eq.b`], notHere),
  raw('a filter with an insert', [`${table}?email=eq.${ada}`, post(row)], notHere),
  raw('an upsert', [`${table}?on_conflict=email`, post(row)], notHere),
  raw('a preference for merging', [table, post(row, { Prefer: 'resolution=merge-duplicates' })], notHere),
  raw('a preference for headers', [table, post(row, { Prefer: 'return=headers-only' })], notHere),
  raw('a range', [table, { headers: { Range: '0-9' } }], notHere),
  raw('an answer as CSV', [table, { headers: { Accept: 'text/csv' } }], notHere),
  raw('JSON among others', [table, { headers: { Accept: 'text/html, application/json;q=0.5' } }], '401 42501'),
  raw('a single object', [table, { headers: { Accept: 'application/vnd.pgrst.object+json' } }], notHere),
  raw('delete everything', [table, { method: 'DELETE' }], notHere),
  raw('change everything', [table, patch(row)], notHere),
  raw('change with a list', [`${table}?email=eq.a`, patch(`[${row}]`)], notHere),
  raw('change nothing', [`${table}?email=eq.a`, patch('{}')], notHere),
  raw('change with named columns', [`${table}?email=eq.a&columns=email`, patch(row)], notHere),
  raw('filter by an unknown column', [`${table}?name=eq.a`], '400 42703'),
  raw('NUL in a filter', [`${table}?email=eq.%00`], '400 22021'),
]
