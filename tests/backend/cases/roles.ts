import { inRole } from '../world.ts'
import { ada, type Case } from './case.ts'

/** Each right that a role has on the table, or on one of its columns. */
function rightsOf(role: string, comes: string): Case {
  return {
    name: `rights of ${role}`,
    act: async ({ owner }) => {
      const rows = await owner(
        `select right_name from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) right_name
         where has_table_privilege($1, 'public.subscribers', right_name)
         union all
         select right_name || ' (' || column_name || ')'
         from unnest(array['select', 'insert', 'update']) right_name, unnest(array['email', 'created_at']) column_name
         where has_column_privilege($1, 'public.subscribers', column_name, right_name)
           and not has_table_privilege($1, 'public.subscribers', right_name)
         union all
         select 'the schema private' where has_schema_privilege($1, 'private', 'usage')`,
        [role],
      )
      return rows.map(({ right_name: name }) => String(name)).join(', ')
    },
    comes: `${comes}; `,
  }
}

/** What each role may do, asked of the database itself. */
export const roles: Case[] = [
  {
    name: 'the policies',
    act: async ({ owner }) => JSON.stringify(await owner('select cmd, roles::text, with_check from pg_policies')),
    comes: '[{"cmd":"INSERT","roles":"{anon,authenticated}","with_check":"true"}]; ',
  },
  rightsOf('anon', 'insert (email)'),
  rightsOf('authenticated', 'insert (email)'),
  rightsOf('service_role', 'select, insert, update, delete'),
  ...['anon', 'authenticated'].flatMap((role): Case[] => [
    {
      name: `${role} inserts`,
      act: (world) => inRole(world, { role, sql: `insert into public.subscribers (email) values ('${ada}')` }),
      comes: '0 rows; ',
    },
    {
      name: `${role} inserts unless it is there`,
      given: [ada],
      act: (world) =>
        inRole(world, {
          role,
          sql: `insert into public.subscribers (email) values ('${ada}') on conflict (email) do nothing`,
        }),
      comes: `42501; ${ada}`,
    },
    // A right given by mistake must not be enough.
    {
      name: `${role} reads, having been granted it`,
      given: [ada],
      act: (world) =>
        inRole(world, {
          role,
          before: [`grant select on public.subscribers to ${role}`],
          sql: 'select email from public.subscribers',
        }),
      comes: `0 rows; ${ada}`,
    },
    {
      name: `${role} deletes, having been granted it`,
      given: [ada],
      act: (world) =>
        inRole(world, {
          role,
          before: [`grant select, delete on public.subscribers to ${role}`],
          sql: 'delete from public.subscribers returning email',
        }),
      comes: `0 rows; ${ada}`,
    },
  ]),
  {
    name: 'another role inserts, having been granted it',
    act: (world) =>
      inRole(world, {
        role: 'stranger',
        before: [
          'create role stranger',
          'grant stranger to current_user',
          'grant usage on schema public to stranger',
          'grant insert (email) on public.subscribers to stranger',
        ],
        sql: `insert into public.subscribers (email) values ('${ada}')`,
      }),
    comes: '42501; ',
  },
  {
    name: 'service_role reads',
    given: [ada],
    act: (world) => inRole(world, { role: 'service_role', sql: 'select email from public.subscribers' }),
    comes: `1 rows; ${ada}`,
  },
  {
    name: 'service_role imports 200 of last year',
    act: (world) =>
      inRole(world, {
        role: 'service_role',
        sql: `insert into public.subscribers (email, created_at)
              select n || '@example.com', now() - interval '1 year' from generate_series(1, 200) as n returning 1`,
      }),
    comes: '200 rows; ',
  },
  {
    name: 'service_role inserts without a date',
    act: (world) =>
      inRole(world, {
        role: 'service_role',
        sql: `insert into public.subscribers (email, created_at) values ('${ada}', null)`,
      }),
    comes: '23502; ',
  },
]
