-- Couples pay their quotes: by card to the vendor's account at the gateway, or by transfer to the vendor's bank.

-- Where couples transfer money to. Every couple reads it, so it is no secret.
create table quote_bank_accounts (
  provider_id integer primary key,
  customer_id integer not null,
  name text not null,
  bsb text not null check (bsb ~ '^[0-9]{6}$'),
  account_number text not null check (account_number ~ '^[0-9]{5,9}$'),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('quote_bank_accounts');

-- Whoever pays a quote, as the gateway knows them.
create table quote_payers (
  customer_id integer not null,
  quote_id integer not null,
  gateway_id text not null,
  primary key (customer_id, quote_id),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
call protect_tenant_table('quote_payers');
revoke insert, update, delete on quote_payers from bellbird_app;

-- Written before the gateway is called, so that a second click finds it. A paid one is a charge: the ledger.
create table quote_attempts (
  id integer generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  instalment_id integer not null,
  cents integer not null check (cents > 0),
  -- What the marketplace keeps.
  fee_cents integer not null check (fee_cents >= 0),
  -- The vendor's account that the money goes to.
  account text not null,
  -- Our name of the charge; the gateway repeats it to us.
  key text not null unique,
  card_token text not null,
  gateway_id text unique,
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  failure text,
  confirm_url text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (customer_id, id),
  check ((status = 'open') = (settled_at is null)),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade,
  foreign key (customer_id, instalment_id) references quote_instalments (customer_id, id) on delete cascade
);
create unique index quote_attempts_open on quote_attempts (customer_id, instalment_id) where status = 'open';
create unique index quote_attempts_paid on quote_attempts (customer_id, instalment_id) where status = 'paid';
create index quote_attempts_quote on quote_attempts (customer_id, quote_id, id);
create index quote_attempts_stale on quote_attempts (created_at) where status = 'open';
call protect_tenant_table('quote_attempts');
revoke insert, update, delete on quote_attempts from bellbird_app;

-- Money that goes back, whole or in part. Made after the commit, and tried until the gateway has done it.
create table quote_refunds (
  id integer generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  attempt_id integer not null,
  cents integer not null check (cents > 0),
  reason text not null,
  -- Null for a charge that nobody owed.
  customer_user_id integer,
  gateway_id text,
  created_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  done_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, attempt_id) references quote_attempts (customer_id, id) on delete cascade
);
create index quote_refunds_attempt on quote_refunds (customer_id, attempt_id);
create index quote_refunds_waiting on quote_refunds (next_try_at) where done_at is null;
call protect_tenant_table('quote_refunds');
revoke update, delete on quote_refunds from bellbird_app;

-- A payer told their bank that they did not want a charge.
create table quote_disputes (
  gateway_id text primary key,
  customer_id integer not null,
  attempt_id integer not null,
  cents integer not null,
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  foreign key (customer_id, attempt_id) references quote_attempts (customer_id, id) on delete cascade
);
create index quote_disputes_attempt on quote_disputes (customer_id, attempt_id);
call protect_tenant_table('quote_disputes');
revoke insert, update, delete on quote_disputes from bellbird_app;

create table quote_payouts (
  gateway_id text primary key,
  customer_id integer not null,
  provider_id integer not null,
  cents integer not null,
  status text not null check (status in ('on_the_way', 'arrived', 'failed')),
  arrives_on date not null,
  failure text,
  created_at timestamptz not null,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index quote_payouts_newest on quote_payouts (customer_id, provider_id, created_at desc);
call protect_tenant_table('quote_payouts');
revoke insert, update, delete on quote_payouts from bellbird_app;

-- Mails to couples about what they accepted and paid. The row says that one waits.
create table quote_mails (
  id integer generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  kind text not null check (kind in ('accepted', 'receipt', 'refund')),
  -- The paid attempt of a receipt, or the refund.
  subject_id integer,
  language text not null,
  created_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
create unique index quote_mails_once on quote_mails (customer_id, quote_id, kind, coalesce(subject_id, 0));
create index quote_mails_waiting on quote_mails (next_try_at) where sent_at is null;
call protect_tenant_table('quote_mails');
revoke update, delete on quote_mails from bellbird_app;
