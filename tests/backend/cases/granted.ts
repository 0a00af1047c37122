import { told, toldBy, type World } from '../world.ts'
import { ada, type Case } from './case.ts'

const subscribers = ({ client }: World) => client.from('subscribers')
const bob = 'bob@example.com'

/** With every right and no row level security: the endpoint refuses nothing by itself that Postgres would do. */
export const granted: Case[] = [
  {
    name: 'select',
    given: [ada, bob],
    act: async (world) => told(await subscribers(world).select('email')),
    comes: `200 [{"email":"${ada}"},{"email":"${bob}"}]; ${ada} ${bob}`,
  },
  {
    name: 'select by value',
    given: [ada, bob],
    act: async (world) => told(await subscribers(world).select('email').eq('email', bob)),
    comes: `200 [{"email":"${bob}"}]; ${ada} ${bob}`,
  },
  {
    name: 'select by two values',
    given: [ada],
    act: async (world) =>
      told(await subscribers(world).select('email').eq('email', ada).eq('created_at', '2001-01-01')),
    comes: `200 []; ${ada}`,
  },
  {
    name: 'select by what is no date',
    act: async (world) => told(await subscribers(world).select('email').eq('created_at', 'soon')),
    comes: '400 22007; ',
  },
  {
    name: 'select an unknown column',
    act: async (world) => told(await subscribers(world).select('name')),
    comes: '400 42703; ',
  },
  {
    name: 'count',
    given: [ada, bob],
    act: async (world) => {
      const { status, count } = await subscribers(world).select('*', { count: 'exact', head: true })
      return `${status} ${count}`
    },
    comes: `200 2; ${ada} ${bob}`,
  },
  {
    name: 'insert and see the row',
    act: async (world) => told(await subscribers(world).insert({ email: ada }).select('email')),
    comes: `201 [{"email":"${ada}"}]; ${ada}`,
  },
  {
    name: 'insert a date of their own',
    act: async (world) =>
      told(await subscribers(world).insert({ email: ada, created_at: '2001-01-01Z' }).select('created_at')),
    comes: `201 [{"created_at":"2001-01-01T00:00:00+00:00"}]; ${ada}`,
  },
  {
    name: 'update',
    given: [ada, bob],
    act: async (world) => told(await subscribers(world).update({ email: 'eve@example.com' }).eq('email', ada)),
    comes: `204; ${bob} eve@example.com`,
  },
  {
    name: 'update and see all of the row',
    given: [ada],
    act: async (world) => {
      const { status, data } = await subscribers(world).update({ email: bob }).eq('email', ada).select()
      return `${status} ${Object.keys((data as object[] | null)?.[0] ?? {}).join(' ')}`
    },
    comes: `200 email created_at; ${bob}`,
  },
  {
    name: 'delete',
    given: [ada, bob],
    act: async (world) => told(await subscribers(world).delete().eq('email', ada)),
    comes: `204; ${bob}`,
  },
  {
    name: 'delete and see the row',
    given: [ada, bob],
    act: async (world) => told(await subscribers(world).delete().eq('email', ada).select('email')),
    comes: `200 [{"email":"${ada}"}]; ${bob}`,
  },
  {
    name: 'how many were found or changed, and of how many',
    given: [ada, bob],
    act: async ({ send }) => {
      const target = 'rest/v1/subscribers'
      const one = `${target}?email=eq.${bob}`
      const json = { 'Content-Type': 'application/json' }
      const answers = [
        await send(target),
        await send(target, { headers: { Prefer: 'return=minimal,count=exact' } }),
        await send(`${target}?email=eq.nobody`),
        await send(one, { method: 'PATCH', body: JSON.stringify({ email: bob }), headers: json }),
        await send(one, { method: 'DELETE' }),
      ]
      return answers
        .map(({ headers }) => [headers.get('content-range'), headers.get('preference-applied') ?? ''].join(' '))
        .join(',')
    },
    comes: `0-1/* ,0-1/2 count=exact,*/* ,0-0/* ,*/* ; ${ada}`,
  },
  {
    name: 'a value as it stands, with all that means something to SQL or to an address',
    act: async (world) => {
      const odd = "o'brien+a&=*/?^`{|}~-1@example.com"
      await subscribers(world).insert({ email: odd })
      return toldBy(await world.send(`rest/v1/subscribers?select=email&email=eq.${encodeURIComponent(odd)}`))
    },
    comes: '200 [{"email":"o\'brien+a&=*/?^`{|}~-1@example.com"}]; o\'brien+a&=*/?^`{|}~-1@example.com',
  },
]
