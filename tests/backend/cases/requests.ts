import { told, type World } from '../world.ts'
import { ada, type Case } from './case.ts'

const subscribers = ({ client }: World) => client.from('subscribers')

/** What supabase-js can ask for. */
export const requests: Case[] = [
  {
    name: 'insert no columns',
    act: async (world) => told(await subscribers(world).insert({})),
    comes: '400 23502; ',
  },
  {
    name: 'insert an unknown column',
    act: async (world) => told(await subscribers(world).insert({ email: ada, name: 'Ada' })),
    comes: '400 PGRST204; ',
  },
  {
    name: 'insert a date of their own',
    act: async (world) => told(await subscribers(world).insert({ email: ada, created_at: '2001-01-01' })),
    comes: '401 42501; ',
  },
  {
    name: 'insert two',
    act: async (world) => told(await subscribers(world).insert([{ email: ada }, { email: 'bob@example.com' }])),
    comes: `201; ${ada} bob@example.com`,
  },
  {
    name: 'insert two, one of which is there',
    given: [ada],
    act: async (world) => told(await subscribers(world).insert([{ email: 'bob@example.com' }, { email: ada }])),
    comes: `409 23505 subscribers_email_unique; ${ada}`,
  },
  {
    name: 'insert one address twice in a list',
    act: async (world) => told(await subscribers(world).insert([{ email: ada }, { email: ada }])),
    comes: '409 23505 subscribers_email_unique; ',
  },
  {
    name: 'insert and see the row',
    act: async (world) => told(await subscribers(world).insert({ email: ada }).select()),
    comes: '401 42501; ',
  },
  {
    name: 'upsert',
    given: [ada],
    act: async (world) => told(await subscribers(world).upsert({ email: ada }, { onConflict: 'email' })),
    comes: `400 PGRST127; ${ada}`,
  },
  {
    name: 'select',
    given: [ada],
    act: async (world) => told(await subscribers(world).select()),
    comes: `401 42501; ${ada}`,
  },
  {
    name: 'select one address',
    given: [ada],
    act: async (world) => told(await subscribers(world).select('email').eq('email', ada)),
    comes: `401 42501; ${ada}`,
  },
  {
    name: 'count',
    given: [ada],
    act: async (world) => told(await subscribers(world).select('*', { count: 'exact', head: true })),
    comes: `401; ${ada}`,
  },
  {
    name: 'update',
    given: [ada],
    act: async (world) => told(await subscribers(world).update({ email: 'eve@example.com' }).eq('email', ada)),
    comes: `401 42501; ${ada}`,
  },
  {
    name: 'delete',
    given: [ada],
    act: async (world) => told(await subscribers(world).delete().eq('email', ada)),
    comes: `401 42501; ${ada}`,
  },
  {
    name: 'insert into the schema of the rate limit',
    act: async (world) => told(await world.client.schema('private').from('subscribers').insert({ email: ada })),
    comes: '406 PGRST106; ',
  },
  {
    name: 'call the function of the rate limit',
    act: async (world) => told(await world.client.rpc('limit_subscriptions')),
    comes: '404 PGRST202; ',
  },
]
