-- The whole account of a customer as one archive, made in the background and kept for a week.
create table account_exports (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  customer_user_id integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed', 'expired')),
  -- Of 100.
  progress smallint not null default 0 check (progress between 0 and 100),
  -- The archive is stored in parts, so that none of it has to fit into memory.
  parts integer not null default 0,
  size_bytes bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index account_exports_customer on account_exports (customer_id, id desc);
create unique index account_exports_one_at_once on account_exports (customer_id) where status in ('waiting', 'running');
create index account_exports_expiry on account_exports (expires_at) where status = 'ready';
call protect_tenant_table('account_exports');
