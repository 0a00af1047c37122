import type { PGlite } from '@electric-sql/pglite'

type Verdict = 'taken' | 'length' | 'normalised' | 'shape'

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
export async function verdictsOf(emails: string[], database: PGlite): Promise<Verdict[]> {
  await database.exec(`
    truncate public.subscribers;
    alter table public.subscribers disable trigger limit_subscriptions;
    create function pg_temp.verdict(email text) returns text language plpgsql as $$
    declare refusal text;
    begin
      insert into public.subscribers (email) values (verdict.email);
      return 'taken';
    exception when check_violation then
      get stacked diagnostics refusal = constraint_name;
      return replace(refusal, 'subscribers_email_', '');
    end $$`)
  const { rows } = await database.query<{ verdict: Verdict }>(
    `select pg_temp.verdict(email) as verdict
     from json_array_elements_text($1::text::json) with ordinality as element(email, place) order by place`,
    [JSON.stringify(emails)],
  )
  await database.exec('alter table public.subscribers enable trigger limit_subscriptions')
  return rows.map(({ verdict }) => verdict)
}

const good = [...Array.from("abcxyz0189.!#$%&'*+/=?^_`{|}~-"), 'd'.repeat(20), 'd'.repeat(61)]
const inner = [...Array.from('abcxyz0189'), 'b-9', 'd'.repeat(20), 'd'.repeat(61)]
const odd = [
  ...Array.from('ABZ @@..--"(),:;<>[\\]\n\r\t\u00a0öÖſKıİ漢\u{1f600}\u200b\u2028\ufeff'),
  '..',
  'a'.repeat(190),
]

/** So many different strings, the same at every run: addresses, and addresses with something wrong at any place. */
export function generatedEmails(howMany: number): string[] {
  const below = randomNumbers(20261121)
  const some = (most: number, from: readonly string[]): string =>
    Array.from({ length: 1 + below(most) }, () => from[below(from.length)]).join('')
  const emails = new Set<string>()
  while (emails.size < howMany) {
    const labels = Array.from({ length: 1 + below(4) }, () => some(4, inner))
    const email = `${some(8, good)}@${labels.join('.')}`
    const at = [0, email.length, below(email.length)][below(3)] ?? 0
    emails.add(below(2) ? email : email.slice(0, at) + some(2, odd) + email.slice(at + below(2)))
  }
  return [...emails]
}

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
