-- Somebody of the team acting for a customer user: bound to that one login of theirs, for an hour at most.
create table acting_sessions (
  id integer generated always as identity primary key,
  staff_member_id integer not null references staff_members,
  access_token_id integer not null references access_tokens on delete cascade,
  customer_id integer not null,
  customer_user_id integer not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index acting_sessions_open on acting_sessions (access_token_id) where ended_at is null;
revoke all on acting_sessions from bellbird_app;

-- The desk finds a person by any part of what it knows of them.
create extension if not exists pg_trgm;
create index customer_users_name_part on customer_users using gin (lower(name || ' ' || surname) gin_trgm_ops);
create index customer_users_email_part on customer_users using gin (lower(email) gin_trgm_ops);
create index logins_username_part on logins using gin (username_key gin_trgm_ops);
create index customers_name_part on customers using gin (lower(name) gin_trgm_ops);

-- The trail is read from its end.
create index audit_entries_customer_last on audit_entries (customer_id, id desc);
