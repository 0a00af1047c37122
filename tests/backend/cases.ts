import { replyOf, storedEmails, type World } from './world.ts'

/** What a visitor tries, and what comes of it: the answer, then the addresses that are kept. */
export interface Case {
  name: string
  given: string
  act: (world: World) => Promise<string>
  comes: string
}

export async function outcomeOf({ given, act }: Case, world: World): Promise<string> {
  await world.database.exec(`truncate public.subscribers, private.senders, private.requests; ${given}`)
  return `${await act(world)}; ${await storedEmails(world)}`
}

export const ada = 'ada@example.com'
const bob = 'bob@example.com'
const table = 'public.subscribers'
const add = (email: string): string => `insert into ${table} (email) values ('${email}')`

function insert(name: string, rows: object, comes: string, given = '', sender = ''): Case {
  const act = async ({ client }: World): Promise<string> => {
    const request = client.from('subscribers').insert(rows)
    return replyOf(await (sender ? request.setHeader('CF-Connecting-IP', sender) : request))
  }
  return { name, given, act, comes }
}

const dd = (length: number): string => 'd'.repeat(length)
/** Of so many octets, 64 of them before the @, no label of the domain longer than 63. */
const addressOf = (octets: number): string => `${'a'.repeat(64)}@${dd(63)}.${dd(63)}.${dd(octets - 196)}.de`

const addresses: [email: unknown, refusal?: 'shape' | 'length' | 'normalised'][] = [
  [ada],
  [addressOf(254)],
  ['ADA@Example.COM', 'normalised'],
  [' ada@example.com', 'normalised'],
  ['ada@example.com ', 'normalised'],
  ['Ö@example.com', 'shape'],
  ['ada@localhost', 'shape'],
  ['ööö', 'shape'],
  ['a@b.c', 'length'],
  [addressOf(255), 'length'],
  [`${'a'.repeat(65)}@example.com`, 'length'],
  [`${'ö'.repeat(33)}@example.com`, 'length'],
]
const unique = '409 23505 subscribers_email_unique'
const inserts: Case[] = [
  ...addresses.map(([email, refusal]) => {
    const comes = refusal ? `400 23514 subscribers_email_${refusal}; ` : `201; ${String(email)}`
    return insert(JSON.stringify(email).slice(0, 80), { email }, comes)
  }),
  insert('the same again', { email: ada }, `${unique}; ${ada}`, add(ada)),
  insert('null', { email: null }, '400 23502; '),
  insert('no columns', {}, '400 23502; '),
  insert('an unknown column', { email: ada, name: 'Ada' }, '400 PGRST204; '),
  insert('a date of their own', { email: ada, created_at: '2001-01-01' }, '401 42501; '),
  insert('two, one of them without an address', [{ email: ada }, {}], '400 23502; '),
  insert('two, one of which is there', [{ email: bob }, { email: ada }], `${unique}; ${ada}`, add(ada)),
]

/** What comes of a statement in a role: how many rows it gave or changed, or Postgres's code. Nothing of it is kept. */
function statement(role: string, sql: string, comes: string, { given = '', before = '' } = {}): Case {
  const act = async ({ database }: World): Promise<string> => {
    let outcome = ''
    const work = database.transaction(async (transaction) => {
      await transaction.exec(`${before}; set local role ${role}`)
      const { rows, affectedRows } = await transaction.query(sql)
      outcome = `${affectedRows || rows.length} rows`
      await transaction.rollback()
    })
    return work.then(
      () => outcome,
      (error: unknown) => String(Object(error).code ?? error),
    )
  }
  return { name: `${role}: ${before} ${sql}`, given, act, comes }
}

const grants: Case = {
  name: 'grants and policies',
  given: '',
  act: async ({ database }) => {
    const { rows } = await database.query<Record<string, string>>(`
      select relacl::text as whole, attacl::text as email, nspacl::text as private, cmd, roles::text, with_check
      from pg_class, pg_attribute, pg_namespace, pg_policies
      where pg_class.oid = '${table}'::regclass and attrelid = pg_class.oid and attacl is not null and nspname = 'private'`)
    return rows.map((row) => Object.values(row).join(' ')).join()
  },
  comes: [
    '{postgres=arwdDxtm/postgres,service_role=arwd/postgres}',
    '{anon=a/postgres,authenticated=a/postgres}',
    ' INSERT {anon,authenticated} true; ',
  ].join(' '),
}

const there = { given: add(ada) }
const import200 = `insert into ${table} (email, created_at)
  select n || '@example.com', now() - interval '1 year' from generate_series(1, 200) as n`
const roles: Case[] = [
  grants,
  ...['anon', 'authenticated'].flatMap((role) => [
    statement(role, add(ada), '1 rows; '),
    statement(role, `select email from ${table}`, `42501; ${ada}`, there),
    statement(role, `update ${table} set email = '${bob}'`, `42501; ${ada}`, there),
    statement(role, `delete from ${table}`, `42501; ${ada}`, there),
    // A right given by mistake must not be enough.
    statement(role, `select email from ${table}`, `0 rows; ${ada}`, {
      ...there,
      before: `grant all on ${table} to ${role}`,
    }),
  ]),
  statement('service_role', `select email from ${table}`, `1 rows; ${ada}`, there),
  statement('service_role', import200, '200 rows; '),
  statement('service_role', import200, '200 rows; ', {
    before: `set local request.headers = '{"cf-connecting-ip":"192.0.2.1"}'`,
  }),
  statement('service_role', `insert into ${table} (email, created_at) values ('${ada}', null)`, '23502; '),
]

const fill = (rows: number, minutes: number): string => `set session_replication_role = replica;
  insert into ${table} (email, created_at)
  select 'n' || n || '@example.com', now() - interval '${minutes} minutes' from generate_series(1, ${rows}) as n;
  reset session_replication_role;`
const many = (count: number): object => Array.from({ length: count }, (_, at) => ({ email: `m${at}@example.com` }))

const home = '192.0.2.1'
const sent = (times: number, minutes: number, network = home): string => `insert into private.senders (hash, created_at)
  select sha256(convert_to(value || '${network}', 'UTF8')), now() - interval '${minutes} minutes'
  from private.salt, generate_series(1, ${times});`

const from = (name: string, sender: string, comes: string, given = '', rows: object = { email: ada }): Case =>
  insert(name, rows, comes, given, sender)

/** The replies to inserts one after the other, each under the name of its client. */
function named(name: string, clients: string[], emails: (string | null)[], comes: string): Case {
  const act = async ({ client }: World): Promise<string> => {
    const replies: string[] = []
    for (const [at, email] of emails.entries()) {
      const request = client.from('subscribers').insert({ email })
      replies.push(replyOf(await request.setHeader('X-Client-Info', clients[at] ?? '')))
    }
    return replies.join(' ')
  }
  return { name, given: '', act, comes }
}

/** What a session may call by the name of something in pg_catalog. An altered function forgets the types it has looked up. */
const strangers = [
  `create function strange.now() returns timestamptz language sql as $$ select 'infinity'::timestamptz $$`,
  `create function strange.sha256(bytea) returns bytea language plpgsql as $$ begin raise exception 'strange'; end $$`,
  'create domain pg_temp.text as text check (false); alter function private.skip_repeats() volatile',
  'create domain pg_temp.bytea as bytea check (false); alter function private.limit_subscriptions() volatile',
]
const asStranger = `set local request.headers = '{"x-client-info":"newsletter/1"}'; set local search_path = strange, pg_catalog`

const limits: Case[] = [
  insert('the 1,000th within 10 minutes', { email: ada }, '201; 1000 rows', fill(999, 9)),
  insert('the 1,001st within 10 minutes', { email: ada }, '429 PT429; 1000 rows', fill(1000, 9)),
  insert('the 1,001st after 11 minutes', { email: ada }, '201; 1001 rows', fill(1000, 11)),
  insert('a list of 100', many(100), '201; 100 rows'),
  insert('a list of 101', many(101), '429 PT429; '),
  from('the 20th of a sender within 10 minutes', home, `201; ${ada}`, sent(19, 9)),
  from('the 21st of a sender within 10 minutes', home, '429 PT429; ', sent(20, 9)),
  from('the 21st of a sender after 11 minutes', home, `201; ${ada}`, sent(20, 11)),
  from('a list of 21 of one sender', home, '429 PT429; ', '', many(21)),
  from('the 21st of an IPv6 network', '2001:db8::2', '429 PT429; ', sent(20, 9, '2001:db8::/64')),
  from('one of another IPv6 network', '2001:db8:0:1::2', `201; ${ada}`, sent(20, 9, '2001:db8::/64')),
  from('one of an IPv4 address that is written as IPv6', '::ffff:192.0.2.1', `201; ${ada}`, sent(20, 9, '::/64')),
  insert('one of a sender who is not known', { email: ada }, `201; ${ada}`, sent(20, 9)),
  named('a request that a browser repeats', ['newsletter/1', 'newsletter/1'], [ada, ada], `201 201; ${ada}`),
  named('the same address again', ['newsletter/1', 'newsletter/2'], [ada, ada], `201 ${unique}; ${ada}`),
  named('one name for two addresses', ['newsletter/1', 'newsletter/1'], [ada, bob], `201 201; ${ada} ${bob}`),
  named('nothing under a name', ['newsletter/1'], [null], '400 23502; '),
  named('another client that repeats itself', ['curl', 'curl'], [ada, ada], `201 ${unique}; ${ada}`),
  {
    name: 'what is kept of the last inserts',
    given: `${sent(3, 11)} insert into private.requests values ('a', now() - interval '11 minutes')`,
    act: async ({ client, database }) => {
      const send = client.from('subscribers').insert({ email: ada })
      await send.setHeader('CF-Connecting-IP', home).setHeader('X-Client-Info', 'newsletter/1')
      const { rows } = await database.query<{ row: string }>(
        'select senders::text as row from private.senders union all select requests::text from private.requests',
      )
      const tells = rows.some(({ row }) => row.includes(home) || row.includes(ada))
      return `${rows.length} rows ${tells ? 'that tell who it was' : 'of hashes'}`
    },
    comes: `2 rows of hashes; ${ada}`,
  },
  insert('one that is there, during a flood', { email: 'n1@example.com' }, `${unique}; 1000 rows`, fill(1000, 9)),
  ...strangers.map((sql) =>
    statement('anon', add(ada), 'PT429; 1000 rows', {
      given: fill(1000, 9),
      before: `create schema strange; grant usage on schema strange to anon; ${sql}; ${asStranger}`,
    }),
  ),
  {
    name: 'the plan that counts among many old rows',
    given: `${fill(5000, 11)} analyze ${table}`,
    act: async ({ database }) => {
      const plan = await database.query(`explain select from ${table} where created_at > now() - interval '10 minutes'`)
      return JSON.stringify(plan.rows).includes('Seq Scan') ? 'reads the whole table' : 'reads the new rows'
    },
    comes: 'reads the new rows; 5000 rows',
  },
]

const long = insert('900 kB', { email: `ada@${'a.'.repeat(450_000)}de` }, '400 23514 subscribers_email_length; ')

export const cases: Case[] = [...roles, ...inserts, ...limits, long]
