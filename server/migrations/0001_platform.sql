-- The role the application reads and writes tenant rows with. It owns nothing, so row-level security binds it.
do $$
begin
  create role bellbird_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant bellbird_app to current_user;
grant usage on schema public to bellbird_app;
alter default privileges in schema public grant select, insert, update, delete on tables to bellbird_app;
alter default privileges in schema public grant usage on sequences to bellbird_app;

-- The customer whose rows this transaction may touch. Unset means none.
create function current_customer() returns integer language sql stable parallel safe
  return nullif(current_setting('app.customer_id', true), '')::integer;

-- Closes a table to every customer but the current one. Call it for each table that carries customer_id.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy tenant on %s to bellbird_app using (customer_id = current_customer()) with check (customer_id = current_customer())', name);
end $$;

-- Answers already given to an Idempotency-Key. A row without an answer is still being worked on.
create table idempotency_keys (
  caller text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  answer text,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- One row per limited thing and window; unlogged, since a crash may forgive a few tries but must not slow every call.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_age on rate_limits (resets_at);

-- Who did what to which row, and for whom. Written, never changed.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  customer_id integer,
  actor_kind text not null check (actor_kind in ('customer_user', 'staff', 'partner', 'system', 'anonymous')),
  actor_id integer,
  acting_for integer,
  action text not null,
  subject_kind text,
  subject_id integer,
  details jsonb not null default '{}',
  request_id text
);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, at desc);
create index audit_entries_customer on audit_entries (customer_id, at desc);
revoke update, delete on audit_entries from bellbird_app;
call protect_tenant_table('audit_entries');

-- What streams deliver. Kept for a day so that a cut stream resumes without a gap.
create table realtime_events (
  id bigint generated always as identity primary key,
  customer_id integer,
  channel text not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index realtime_events_channel on realtime_events (channel, id);
create index realtime_events_age on realtime_events (created_at);
call protect_tenant_table('realtime_events');
