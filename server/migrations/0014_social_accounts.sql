-- An account at another company that opens a login. It is known by that company's own lasting id: addresses change hands.
create table social_accounts (
  login_id integer not null references logins on delete cascade,
  type text not null check (type in ('google', 'facebook', 'instagram')),
  subject text not null,
  -- How its owner recognises it; nothing is looked up by it.
  name text not null,
  connected_at timestamptz not null default now(),
  primary key (login_id, type),
  unique (type, subject)
);
revoke all on social_accounts from bellbird_app;

-- A visit to another company under way: where it came from, and what must come back with it. Good for one return.
create table social_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  type text not null check (type in ('google', 'facebook', 'instagram')),
  -- Whose account is to be connected; null for a sign-in.
  connect_login_id integer references logins on delete cascade,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Who it turned out to be, while that person has yet to choose one of their customers.
  choosing_login_id integer references logins on delete cascade
);
create index social_attempts_age on social_attempts (expires_at);
revoke all on social_attempts from bellbird_app;
