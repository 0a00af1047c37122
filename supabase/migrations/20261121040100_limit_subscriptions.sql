-- What a flood may do: at most 20 sign-ups in ten minutes from one sender, 1,000 from everybody together, 100 in one request.
-- While a flood lasts those that it hits are asked to try later. Leave this file out if that is the greater harm.
-- The limits are not exact: inserts that run at the same moment do not see each other.
-- An import of more rows sets created_at to the dates on which people did subscribe, or disables the trigger meanwhile.

-- Not among the schemas which the API exposes, and nobody but its owner may use it.
create schema if not exists private;

-- Without it each insert would read the whole table, and a flood that is refused would still cost more and more.
create index subscribers_created_at on public.subscribers (created_at);

-- A header of the request; nothing outside the API. https://docs.postgrest.org/en/stable/references/transactions.html
create function private.header(name text) returns text
  return nullif(current_setting('request.headers', true), '')::json ->> name;

-- Whom the last inserts came from and which they were, as hashes alone. The salt never leaves the database: without it all
-- addresses of the internet could be tried.
create table private.salt as select gen_random_uuid() as value;

create table private.senders (
  hash bytea not null,
  created_at timestamptz not null default now()
);

create table private.requests (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

-- Visitors may not read these tables, so the functions work with their owner's rights ("security definer"). Such a function must
-- not be led to a stranger's now() or bytea: pg_temp, where anyone may create types, is searched first unless it is named last,
-- even where the path is empty. Every table is named with its schema.
-- https://www.postgresql.org/docs/current/sql-createfunction.html, "Writing SECURITY DEFINER Functions Safely"

-- A browser repeats a request by itself when its connection was cut. Its visitor is new, and must not be told that the address
-- was there already; so the row that comes again is passed over. The page names each of its requests in this header.
create function private.skip_repeats() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  request text := substring(private.header('x-client-info') from '^newsletter/.*');
begin
  -- What holds no address is refused by the table.
  if request is null or new.email is null then
    return new;
  end if;
  -- Waits where the first is still on its way.
  insert into private.requests (hash) values (sha256(convert_to(request || new.email, 'UTF8'))) on conflict do nothing;
  if not found then
    return null;
  end if;
  return new;
end
$$;

create trigger skip_repeats
  before insert on public.subscribers
  for each row execute function private.skip_repeats();

create function private.limit_subscriptions() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  -- The gateway of a hosted project sets it, whatever a sender writes there. Elsewhere there is none, or it proves nothing:
  -- the limit for everybody holds all the same.
  address text := private.header('cf-connecting-ip');
  -- One IPv6 connection has a whole network to choose its address from.
  network text := case
    when address ~* '^[0-9a-f]*:[0-9a-f:]*:[0-9a-f]*$' then set_masklen(address::inet, 64)::cidr::text
    else address
  end;
  sender bytea := (select sha256(convert_to(value || network, 'UTF8')) from private.salt);
begin
  delete from private.senders where created_at < now() - interval '10 minutes';
  delete from private.requests where created_at < now() - interval '10 minutes';
  insert into private.senders (hash)
    select sender from added where sender is not null and created_at > now() - interval '10 minutes';
  if (select count(*) > 20 from private.senders where hash = sender)
    or (select count(*) > 100 from added where created_at > now() - interval '10 minutes')
    or (select count(*) > 1000 from public.subscribers where created_at > now() - interval '10 minutes')
  then
    -- The API turns PTxyz into HTTP status xyz: https://docs.postgrest.org/en/stable/references/errors.html
    raise sqlstate 'PT429' using message = 'Too many subscriptions', hint = 'Try again in ten minutes';
  end if;
  return null;
end
$$;

-- After the insert, so that an address which is already there is told so even during a flood; once a statement, so that a
-- list of addresses counts as what it adds up to and is kept whole or not at all.
create trigger limit_subscriptions
  after insert on public.subscribers
  referencing new table as added
  for each statement execute function private.limit_subscriptions();

-- Hashes of more than ten minutes ago go with the next insert; where none comes, within the hour, if the project has pg_cron.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-hashes', '0 * * * *', $delete$
      delete from private.senders where created_at < now() - interval '10 minutes';
      delete from private.requests where created_at < now() - interval '10 minutes';
    $delete$);
  end if;
end
$$;
