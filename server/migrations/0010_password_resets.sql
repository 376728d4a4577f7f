-- A mailed link to choose a new password. Its key is random and kept only as a hash.
create table password_resets (
  id integer generated always as identity primary key,
  login_id integer not null references logins on delete cascade,
  key_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_login on password_resets (login_id);
create index password_resets_age on password_resets (expires_at);
revoke all on password_resets from bellbird_app;

-- Serves the reminder of usernames.
create index customer_users_email on customer_users (lower(email));
