-- A sign-in by code under way. Without a login nobody has that username, and no code will ever fit.
create table one_time_codes (
  id uuid primary key default gen_random_uuid(),
  login_id integer references logins on delete cascade,
  username_key text not null,
  channel text not null check (channel in ('sms', 'email')),
  code_hash bytea,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  resend_after timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_codes_age on one_time_codes (expires_at);
revoke all on one_time_codes from bellbird_app;
