-- A change to how somebody signs in or is reached, with what it was before: a mailed link undoes it. The key is random and
-- kept only as a hash; it is made when the mail is written.
create table sign_in_changes (
  id integer generated always as identity primary key,
  login_id integer not null references logins on delete cascade,
  customer_id integer,
  customer_user_id integer,
  kind text not null check (kind in ('contacts', 'password', 'two_factor_on', 'two_factor_off')),
  before jsonb not null default '{}',
  key_hash bytea unique,
  expires_at timestamptz not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index sign_in_changes_login on sign_in_changes (login_id, id);
create index sign_in_changes_age on sign_in_changes (expires_at);
revoke all on sign_in_changes from bellbird_app;
