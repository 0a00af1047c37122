import { kept, type World } from '../world.ts'

/** What somebody tries, and what comes of it: the answer, then who is on the list. */
export interface Case {
  name: string
  /** Already on the list. */
  given?: string[]
  act: (world: World) => Promise<string>
  comes: string
}

export const ada = 'ada@example.com'

/** Runs a case on an empty table. */
export async function outcomeOf({ given = [], act }: Case, world: World): Promise<string> {
  await world.database.run('truncate public.subscribers')
  for (const email of given) await world.owner('insert into public.subscribers (email) values ($1)', [email])
  return `${await act(world)}; ${await kept(world)}`
}
