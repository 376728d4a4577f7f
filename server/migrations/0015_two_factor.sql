-- The second factor of a login: being set up until it is confirmed, on from then. The key is sealed by the server.
create table two_factors (
  login_id integer primary key references logins on delete cascade,
  sealed_key text not null,
  -- The last half-minute whose code was used: that code and every earlier one opens nothing again.
  last_step integer not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
revoke all on two_factors from bellbird_app;

create table recovery_codes (
  login_id integer not null references logins on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (login_id, code_hash)
);
revoke all on recovery_codes from bellbird_app;

-- A sign-in whose first factor was right. It knows which door it opens, so that the second step cannot choose another.
create table two_factor_challenges (
  id uuid primary key default gen_random_uuid(),
  login_id integer not null references logins on delete cascade,
  customer_id integer references customers on delete cascade,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index two_factor_challenges_age on two_factor_challenges (expires_at);
create index two_factor_challenges_login on two_factor_challenges (login_id);
revoke all on two_factor_challenges from bellbird_app;
