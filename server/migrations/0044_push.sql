-- Browsers that want to hear. Bound to the session they were signed in with: when it ends, they hear nothing any more.
create table push_subscriptions (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  access_token_id integer not null references access_tokens on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  heard_at timestamptz not null default now(),
  unique (customer_user_id, endpoint),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index push_subscriptions_session on push_subscriptions (access_token_id);
call protect_tenant_table('push_subscriptions');

-- What is on its way to them, written together with what it tells. Without a time it goes at once.
create table push_deliveries (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  subscription_id integer not null references push_subscriptions on delete cascade,
  kind text not null,
  data jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null default now()
);
create index push_deliveries_next on push_deliveries (next_try_at nulls first, id);
create index push_deliveries_subscription on push_deliveries (subscription_id);
call protect_tenant_table('push_deliveries');

-- The house's own pair of keys, made at the first start where the environment brings none. The private one is sealed.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);
revoke all on push_keys from bellbird_app;
