const revoked = 'from public, anon, authenticated, service_role'
const granted = 'to anon, authenticated;'
const allowed = 'to anon, authenticated\n'

const functions = ['skip_repeats', 'limit_subscriptions'].map(
  (name) =>
    `private.${name}() returns trigger\n  language plpgsql\n  security definer\n  set search_path = pg_catalog, pg_temp`,
)

const ago = (rows: string, minutes: number): string => `${rows} now() - interval '${minutes} minutes'`

/** A text that occurs once in the migrations, and what must not stand there instead. */
export const edits: [from: string, to: string][] = [
  [' collate "C"', ''],
  ['"C" not null', '"C"'],
  ['timestamptz not null default now(),', 'timestamptz default now(),'],
  ['timestamptz not null default now(),', 'timestamptz not null,'],
  ['octet_length(email)', 'length(email)'],
  ['between 6', 'between 5'],
  ['between 6', 'between 7'],
  ['254\n', '253\n'],
  ['254\n', '255\n'],
  ['octet_length(split', 'length(split'],
  ['<= 64', '<= 63'],
  ['<= 64', '<= 65'],
  ['lower(btrim(email))', 'btrim(email)'],
  ['btrim(email)', 'email'],
  ['btrim(email)', 'ltrim(email)'],
  [revoked, 'from public, authenticated, service_role'],
  [revoked, 'from public, anon, service_role'],
  [revoked, 'from public, anon, authenticated'],
  [revoked, 'from anon, authenticated, service_role'],
  ['insert (email)', 'insert'],
  [granted, 'to authenticated;'],
  [granted, 'to anon;'],
  ['grant select, ', 'grant '],
  [' insert, update', ' update'],
  [', update', ''],
  [', delete on', ' on'],
  ['enable row', 'disable row'],
  [allowed, 'to authenticated\n'],
  [allowed, 'to anon\n'],
  [allowed, 'to public\n'],
  ['with check (true)', 'with check (false)'],
  ...functions.map((start): [string, string] => [start, start.replace('definer', 'invoker')]),
  ...functions.map((start): [string, string] => [start, start.replace(', pg_temp', '')]),
  ['> 20 ', '> 19 '],
  ['> 20 ', '> 21 '],
  ['> 100 ', '> 99 '],
  ['> 100 ', '> 101 '],
  ['> 1000 ', '> 999 '],
  ['> 1000 ', '> 1001 '],
  [ago('senders where created_at <', 10), ago('senders where created_at <', 12)],
  [ago('requests where created_at <', 10), ago('requests where created_at <', 12)],
  [ago('subscribers where created_at >', 10), ago('subscribers where created_at >', 8)],
  [ago('subscribers where created_at >', 10), ago('subscribers where created_at >', 12)],
  ["added where created_at > now() - interval '10 minutes'", 'added'],
  [" and created_at > now() - interval '10 minutes';", ';'],
  ['value || network', 'value::text'],
  ['inet, 64)', 'inet, 128)'],
  [':[0-9a-f]*$', ''],
  ['request || new.email', 'request'],
  ["from '^newsletter/.*'", "from '.*'"],
  [' or new.email is null', ''],
  ['PT429', 'P0001'],
  ['for each statement', "for each row when (new.created_at = 'infinity')"],
]
