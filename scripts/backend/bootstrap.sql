-- What a hosted project has before its first migration, as far as ours can tell: the roles of the API and what they may do by
-- themselves. https://supabase.com/docs/guides/database/postgres/roles

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

grant usage on schema public to anon, authenticated, service_role;

-- Projects had this until 2026: https://supabase.com/changelog/45329. The migrations are right with it and without, and the
-- tests run both ways; it stands here because with it a missing "revoke" shows.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
