import { empty, withoutLimit } from './races.ts'
import type { World } from './world.ts'

export type Verdict = 'taken' | 'length' | 'normalised' | 'shape'

/** The standard's pattern: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const whatwg =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What the table has to say to an address: our rules a second time, in another language. */
export function expectedVerdict(email: string): Verdict {
  const [local = '', domain = ''] = email.split('@')
  const octets = Buffer.byteLength(email)
  if (octets < 6 || octets > 254 || Buffer.byteLength(local) > 64) return 'length'
  const normalised = email.replaceAll(/^ +| +$/g, '').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (email !== normalised) return 'normalised'
  return whatwg.test(email) && domain.includes('.') ? 'taken' : 'shape'
}

/** What the table says to each: the constraint that refuses it, if any. Every address is really inserted, as the owner. */
export async function verdictsOf(emails: string[], world: World): Promise<{ email: string; verdict: Verdict }[]> {
  await empty(world)
  await world.database.run(`
    create or replace function private.verdict(email text) returns text language plpgsql as $$
    declare refusal text;
    begin
      insert into public.subscribers (email) values (verdict.email);
      return 'taken';
    exception when check_violation then
      get stacked diagnostics refusal = constraint_name;
      return replace(refusal, 'subscribers_email_', '');
    end $$`)
  const rows = await withoutLimit(world, () =>
    world.owner(
      `select email, private.verdict(email) as verdict
       from json_array_elements_text($1::text::json) with ordinality as element(email, place) order by place`,
      [JSON.stringify(emails)],
    ),
  )
  await world.database.run('drop function private.verdict')
  return rows as { email: string; verdict: Verdict }[]
}

/** So many different strings, the same at every run: addresses, and addresses with something wrong. */
export function generatedEmails(howMany: number): string[] {
  const below = randomNumbers(20261121)
  const pick = (from: readonly string[]): string => from[below(from.length)] ?? ''
  const repeat = (most: number, make: () => string): string => Array.from({ length: below(most + 1) }, make).join('')
  const label = (): string => {
    const most = pick(['0', '1', '5', '5', '20', '61', '62'])
    return pick(inner) + repeat(Number(most), () => pick([...inner, '-'])) + (below(4) ? pick(inner) : '')
  }
  const address = (): string => {
    const most = pick(['3', '8', '8', '63', '64', '80'])
    const domain = [label(), ...Array.from({ length: below(5) }, label)].join('.')
    return `${pick(letters)}${repeat(Number(most), () => pick(letters))}@${domain}`
  }
  const emails = new Set<string>()
  while (emails.size < howMany) {
    const good = address()
    const at = below(good.length + 1)
    const wrong = [
      good.slice(0, at) + pick(odd) + good.slice(at + below(2)),
      good.slice(0, at),
      good.slice(0, at) + good.slice(at).toUpperCase(),
      pick([' ', '  ', '\n', '\t']) + good,
      good + pick([' ', '  ', '\n', '\t', '.', '@', '-']),
    ]
    emails.add(below(2) ? good : pick(wrong))
  }
  return [...emails]
}

const inner = Array.from('abcxyz0189')
const letters = [...inner, ...Array.from("abcxyz.!#$%&'*+/=?^_`{|}~-")]
const odd = [
  ...Array.from('ABZ @@..--"(),:;<>[\\]\n\r\t\u00a0öÖſKıİ漢\u{1f600}\u200b\u2028\ufeff'),
  '  ',
  '..',
  'xn--',
  'a'.repeat(190),
]

/** Mulberry32: numbers below a bound, the same for the same seed. */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}
