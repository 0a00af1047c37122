import { inRole, told, type World } from '../world.ts'
import { ada, type Case } from './case.ts'

const subscribers = ({ client }: World) => client.from('subscribers')

interface LimitCase {
  before: number
  minutes: number
  act: (world: World) => Promise<string>
  comes: string
}

/** `rows` addresses of a `minutes` ago, as the owner. */
function fill({ owner }: World, rows: number, minutes: number): Promise<unknown> {
  return owner(
    `insert into public.subscribers (email, created_at)
     select 'n' || n || '@example.com', now() - $2::text::interval from generate_series(1, $1::text::int) as n`,
    [String(rows), `${minutes} minutes`],
  )
}

function limit(name: string, { before, minutes, act, comes }: LimitCase): Case {
  return {
    name,
    act: async (world) => {
      await fill(world, before, minutes)
      return act(world)
    },
    comes,
  }
}

const insertAda = async (world: World): Promise<string> => told(await subscribers(world).insert({ email: ada }))
const insertMany = async (world: World, count: number): Promise<string> =>
  told(await subscribers(world).insert(Array.from({ length: count }, (_, at) => ({ email: `m${at}@example.com` }))))

/** The rate limit. */
export const limits: Case[] = [
  limit('the 100th within 10 minutes', { before: 99, minutes: 9, act: insertAda, comes: '201; 100 rows' }),
  limit('the 101st within 10 minutes', { before: 100, minutes: 9, act: insertAda, comes: '429 PT429; 100 rows' }),
  limit('the 101st after 11 minutes', { before: 100, minutes: 11, act: insertAda, comes: '201; 101 rows' }),
  limit('a list of 100', { before: 0, minutes: 0, act: (world) => insertMany(world, 100), comes: '201; 100 rows' }),
  limit('a list of 101', { before: 0, minutes: 0, act: (world) => insertMany(world, 101), comes: '429 PT429; ' }),
  limit('an address that is there, during a flood', {
    before: 100,
    minutes: 9,
    act: async (world) => told(await subscribers(world).insert({ email: 'n1@example.com' })),
    comes: '409 23505 subscribers_email_unique; 100 rows',
  }),
  limit('a stranger’s now() before a flood', {
    before: 100,
    minutes: 9,
    // Whoever chooses the search path of the session would choose which now() and which count() the function calls.
    act: (world) =>
      inRole(world, {
        role: 'anon',
        before: [
          'create schema strange',
          "create function strange.now() returns timestamptz language sql as $$ select 'infinity'::timestamptz $$",
          'grant usage on schema strange to anon',
          'set local search_path = strange, pg_catalog',
        ],
        sql: `insert into public.subscribers (email) values ('${ada}')`,
      }),
    comes: 'PT429; 100 rows',
  }),
  limit('the plan that counts among many old rows', {
    before: 5000,
    minutes: 11,
    act: async ({ owner }) => {
      await owner('analyze public.subscribers')
      const plan = await owner(
        "explain select count(*) > 100 from public.subscribers where created_at > now() - interval '10 minutes'",
      )
      return JSON.stringify(plan).includes('Seq Scan') ? 'reads the whole table' : 'reads the new rows'
    },
    comes: 'reads the new rows; 5000 rows',
  }),
]
