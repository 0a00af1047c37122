-- What a hosted project has before its first migration: https://supabase.com/docs/guides/database/postgres/roles
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;
-- Until 2026 (https://supabase.com/changelog/45329). The migrations are right without it, too; with it a missing "revoke" shows.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
