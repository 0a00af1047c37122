/** The migrations with a word less, or another word. */
export interface Edit {
  /** Occurs once in the migrations. */
  from: string
  to: string
  /** What comes out otherwise, by its name: the reason why the word is there. */
  changes: string
  /** Run after the bootstrap: a project that needs the word. */
  project?: string
}

const columns: Edit[] = [
  { from: ' collate "C"', to: '', changes: 'insert upper case beyond ASCII, the same in every locale' },
  { from: '"C" not null', to: '"C"', changes: 'insert null' },
  { from: 'timestamptz not null', to: 'timestamptz', changes: 'service_role inserts without a date' },
  { from: ' default now()', to: '', changes: 'insert an address' },
]

const lengths: Edit[] = [
  { from: 'octet_length(email) between 6 and 254\n    and ', to: '', changes: 'insert 255 octets' },
  { from: 'octet_length(email)', to: 'length(email)', changes: 'insert 3 letters of two octets each' },
  { from: 'between 6', to: 'between 5', changes: 'insert 5 octets' },
  { from: 'between 6', to: 'between 7', changes: 'insert 6 octets' },
  { from: '254', to: '253', changes: 'insert 254 octets' },
  { from: '254\n', to: '255\n', changes: 'insert 255 octets' },
  {
    from: "\n    and octet_length(split_part(email, '@', 1)) <= 64",
    to: '',
    changes: 'insert a local part of 65 octets',
  },
  { from: 'octet_length(split', to: 'length(split', changes: 'insert 33 letters of two octets each' },
  { from: '<= 64', to: '<= 63', changes: 'insert 254 octets' },
  { from: '<= 64', to: '<= 65', changes: 'insert a local part of 65 octets' },
]

const normalised: Edit[] = [
  { from: 'email = lower(btrim(email))', to: 'true', changes: 'insert upper case' },
  { from: 'lower(btrim(email))', to: 'btrim(email)', changes: 'insert upper case' },
  { from: 'btrim(email)', to: 'email', changes: 'insert a space before' },
  { from: 'btrim(email)', to: 'ltrim(email)', changes: 'insert a space after' },
]

const shape: Edit[] = [
  { from: "'^[", to: "'[", changes: 'insert something before the address' },
  { from: ")+$'", to: ")+'", changes: 'insert a newline at the end' },
  { from: ")+$'", to: ")+'", changes: 'insert something after the address' },
  { from: ")+$'", to: ")*$'", changes: 'insert no dot in the domain' },
  { from: '~-]+@', to: '~-]*@', changes: 'insert nothing before the @' },
  { from: '`{|}~-]', to: '`{|}~@-]', changes: 'insert two @' },
  { from: "''*", to: '*', changes: 'insert a quote and hyphens' },
  { from: '`{|}~-]', to: ']', changes: 'insert every sign that is allowed' },
  { from: "'[a-zA-Z0-9]([a-zA-Z0-9-]", to: "'([a-zA-Z0-9-]", changes: 'insert a label that starts with a hyphen' },
  {
    from: "{0,61}[a-zA-Z0-9])?'\n",
    to: "{0,61}[a-zA-Z0-9-])?'\n",
    changes: 'insert a label that ends with a hyphen',
  },
  { from: '\\.[a-zA-Z0-9](', to: '\\.(', changes: 'insert a later label that starts with a hyphen' },
  { from: '\\.', to: '.', changes: 'insert no dot in the domain' },
  { from: "{0,61}[a-zA-Z0-9])?'\n", to: "{0,60}[a-zA-Z0-9])?'\n", changes: 'insert a label of 63' },
  { from: "{0,61}[a-zA-Z0-9])?'\n", to: "{0,62}[a-zA-Z0-9])?'\n", changes: 'insert a label of 64' },
  { from: '{0,61}[a-zA-Z0-9])?)+', to: '{0,62}[a-zA-Z0-9])?)+', changes: 'insert a later label of 64' },
  { from: '{0,61}[a-zA-Z0-9])?)+', to: '{0,60}[a-zA-Z0-9])?)+', changes: 'insert 254 octets' },
]

const revoked = 'from public, anon, authenticated, service_role'
const granted = 'to anon, authenticated;'
const allowed = 'to anon, authenticated\n'

const rights: Edit[] = [
  { from: revoked, to: 'from public, authenticated, service_role', changes: 'select' },
  { from: revoked, to: 'from public, authenticated, service_role', changes: 'update' },
  { from: revoked, to: 'from public, authenticated, service_role', changes: 'delete' },
  { from: revoked, to: 'from public, authenticated, service_role', changes: 'insert a date of their own' },
  { from: revoked, to: 'from public, anon, service_role', changes: 'rights of authenticated' },
  { from: revoked, to: 'from public, anon, authenticated', changes: 'rights of service_role' },
  {
    from: revoked,
    to: 'from anon, authenticated, service_role',
    changes: 'rights of anon',
    project: 'alter default privileges in schema public grant select on tables to public',
  },
  { from: 'insert (email)', to: 'insert', changes: 'insert a date of their own' },
  { from: granted, to: 'to authenticated;', changes: 'insert an address' },
  { from: granted, to: 'to anon;', changes: 'authenticated inserts' },
  { from: 'grant select, ', to: 'grant ', changes: 'service_role reads' },
  { from: ' insert, update', to: ' update', changes: 'service_role imports 200 of last year' },
  { from: ', update', to: '', changes: 'rights of service_role' },
  { from: ', delete on', to: ' on', changes: 'rights of service_role' },
]

const rows: Edit[] = [
  { from: 'enable row', to: 'disable row', changes: 'insert a space before' },
  { from: 'enable row', to: 'disable row', changes: 'anon reads, having been granted it' },
  { from: 'enable row', to: 'disable row', changes: 'authenticated deletes, having been granted it' },
  { from: allowed, to: 'to authenticated\n', changes: 'insert an address' },
  { from: allowed, to: 'to anon\n', changes: 'authenticated inserts' },
  { from: allowed, to: 'to public\n', changes: 'another role inserts, having been granted it' },
  { from: 'with check (true)', to: 'with check (false)', changes: 'insert an address' },
]

const limits: Edit[] = [
  { from: 'security definer', to: 'security invoker', changes: 'insert an address' },
  { from: '> 100', to: '> 99', changes: 'the 100th within 10 minutes' },
  { from: '> 100', to: '> 101', changes: 'the 101st within 10 minutes' },
  { from: "'10 minutes'", to: "'8 minutes'", changes: 'the 101st within 10 minutes' },
  { from: "'10 minutes'", to: "'12 minutes'", changes: 'the 101st after 11 minutes' },
  { from: 'PT429', to: 'P0001', changes: 'the 101st within 10 minutes' },
  { from: 'after insert', to: 'before insert', changes: 'the 101st within 10 minutes' },
  { from: 'for each statement', to: "for each row when (new.created_at = 'infinity')", changes: 'a list of 101' },
]

export const edits: Edit[] = [...columns, ...lengths, ...normalised, ...shape, ...rights, ...rows, ...limits]
