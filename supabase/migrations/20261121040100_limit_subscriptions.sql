-- At most 100 new rows in 10 minutes, from everybody together: a flood fills neither the table nor the bill. While it lasts
-- nobody else can subscribe either, and is asked to try later. Leave this file out if that is the greater harm.
-- The limit is not exact: inserts that run at the same moment do not see each other. With 20 connections, 100 became 105.
-- An import of more rows sets created_at to the dates on which people did subscribe, or disables the trigger meanwhile.

-- Not among the schemas which the API exposes, and nobody but its owner may use it.
create schema if not exists private;

-- Without it each insert would read the whole table, and a flood that is refused would still cost more and more.
create index subscribers_created_at on public.subscribers (created_at);

-- Visitors may not read the table, so the function counts with its owner's rights ("security definer"). Such a function must
-- not be led to a stranger's now() or count(): its search path is empty, and every table is named with its schema.
-- https://www.postgresql.org/docs/current/sql-createfunction.html, "Writing SECURITY DEFINER Functions Safely"
create function private.limit_subscriptions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (
    select count(*) > 100
    from public.subscribers
    where created_at > now() - interval '10 minutes'
  ) then
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
  for each statement execute function private.limit_subscriptions();
