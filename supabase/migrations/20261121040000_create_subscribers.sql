-- Who subscribed to the newsletter: one table to which anybody may add an address, and do nothing else.
-- The key in the page is public, so whatever the form checks can be skipped. Only what stands here is certain.
-- tests/backend drops every line of this file in turn and sees the answers change.

create table public.subscribers (
  -- Collation "C" makes lower() and the pattern below mean the same on every server, whatever its locale.
  email text collate "C" not null,
  created_at timestamptz not null default now(),

  constraint subscribers_email_unique unique (email),

  -- Postgres checks constraints in the order of their names: the length first, so that the pattern never meets a long text.
  -- RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of which are its angle brackets. 4.5.3.1.1: a local part holds 64.
  -- The shortest address there can be is a@b.cd: no top-level domain has a single letter.
  constraint subscribers_email_length check (
    octet_length(email) between 6 and 254
    and octet_length(split_part(email, '@', 1)) <= 64
  ),

  -- One person, one row: the form trims and lowercases, and who goes round the form has to do the same.
  constraint subscribers_email_normalised check (
    email = lower(btrim(email))
  ),

  -- What a browser takes for <input type="email">, to the letter, and then at least one dot in the domain.
  -- https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  constraint subscribers_email_shape check (
    email ~ ('^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@'
      '[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
      '(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')
  )
);

-- Grants come before policies. With row level security alone a visitor's select answers "no rows" and a delete "done";
-- without the right itself both are refused. Projects used to grant everything on a new table and now grant nothing
-- (https://supabase.com/changelog/45329), so first all of it goes, and then what is needed is said.
revoke all on table public.subscribers from public, anon, authenticated, service_role;

-- Of the two columns only the address: nobody says for themselves when they subscribed. A visitor with a session, should
-- there ever be one, is "authenticated" instead of "anon", and may do no more.
grant insert (email) on table public.subscribers to anon, authenticated;

-- The owner's tools: the newsletter is sent, and addresses are deleted on request, with the secret key.
grant select, insert, update, delete on table public.subscribers to service_role;

-- The second line, should a grant ever be given by mistake. It also keeps the row out of an error's details.
alter table public.subscribers enable row level security;

create policy "Anyone may subscribe" on public.subscribers
  for insert
  to anon, authenticated
  with check (true);
