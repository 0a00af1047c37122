import type { World } from './world.ts'

/** How often each status came. */
export type Tally = Record<number, number>

/** Inserts all of the addresses, `atOnce` of them at a time. */
export async function insertAll({ client }: World, emails: string[], atOnce = emails.length): Promise<Tally> {
  const tally: Tally = {}
  for (let first = 0; first < emails.length; first += atOnce) {
    const replies = await Promise.all(
      emails.slice(first, first + atOnce).map((email) => client.from('subscribers').insert({ email })),
    )
    for (const { status } of replies) tally[status] = (tally[status] ?? 0) + 1
  }
  return tally
}

export function distinct(howMany: number): string[] {
  return Array.from({ length: howMany }, (_, at) => `n${at}@example.com`)
}

/** Runs `work` while the rate limit is off. */
export async function withoutLimit<Result>({ database }: World, work: () => Promise<Result>): Promise<Result> {
  await database.run('alter table public.subscribers disable trigger limit_subscriptions')
  try {
    return await work()
  } finally {
    await database.run('alter table public.subscribers enable trigger limit_subscriptions')
  }
}

export async function empty({ database }: World): Promise<void> {
  await database.run('truncate public.subscribers')
}

export async function count({ owner }: World): Promise<unknown> {
  const [row] = await owner('select count(*)::int as count from public.subscribers')
  return row?.['count']
}
