-- What a customer is called at the card gateway.
create table gateway_customers (
  customer_id integer primary key references customers on delete cascade,
  gateway_id text not null unique
);
call protect_tenant_table('gateway_customers');

-- Saved cards: the gateway's token and enough to know the card again. Number and CVV are never here.
create table payment_cards (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  token text not null,
  holder text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  unique (customer_id, token)
);
create unique index payment_cards_one_primary on payment_cards (customer_id) where is_primary;
call protect_tenant_table('payment_cards');

-- What is owed for a product of a provider.
create table payments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  product_id integer not null references products,
  product_name text not null,
  type text not null check (type in ('credit_card', 'bank_transfer', 'direct_debit')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'cancelled')),
  amount_cents integer not null check (amount_cents > 0),
  recurring_month smallint not null default 1 check (recurring_month between 1 and 12),
  -- Of the next part that is not paid; kept here so that lists sort by it.
  due_date date not null,
  failure text,
  -- When the first part was paid: from then on the product runs.
  started_at timestamptz,
  created_by integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
-- A product waits once for each provider.
create unique index payments_one_waiting on payments (provider_id, product_id)
  where started_at is null and status in ('pending', 'failed');
create index payments_newest on payments (customer_id, created_at desc, id desc) include (provider_id);
create index payments_by_due on payments (customer_id, due_date, id) include (provider_id);
create index payments_by_amount on payments (customer_id, amount_cents, id) include (provider_id);
call protect_tenant_table('payments');

create table payment_installments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  payment_id integer not null,
  number smallint not null,
  amount_cents integer not null check (amount_cents > 0),
  due_date date not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'cancelled')),
  paid_at timestamptz,
  -- Who was asked to pay by hand, once the card on file did not do.
  prompt_id integer references provider_prompts on delete set null,
  unique (customer_id, id),
  unique (payment_id, number),
  foreign key (customer_id, payment_id) references payments (customer_id, id) on delete cascade
);
create index payment_installments_due on payment_installments (due_date) where status = 'pending';
call protect_tenant_table('payment_installments');

-- Each try to charge a part. Written before the bank hears of it; its key is what the bank knows it again by.
create table payment_attempts (
  id integer generated always as identity primary key,
  customer_id integer not null,
  payment_id integer not null,
  installment_id integer not null,
  amount_cents integer not null,
  key text not null unique,
  card_token text not null,
  -- The payer is not there to confirm: a later part, charged by itself.
  is_unattended boolean not null default false,
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  gateway_id text unique,
  confirm_url text,
  failure text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (customer_id, payment_id) references payments (customer_id, id) on delete cascade,
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id) on delete cascade
);
create unique index payment_attempts_one_open on payment_attempts (installment_id) where status = 'open';
create unique index payment_attempts_one_paid on payment_attempts (installment_id) where status = 'paid';
create index payment_attempts_payment on payment_attempts (payment_id, id);
create index payment_attempts_open on payment_attempts (created_at) where status = 'open';
call protect_tenant_table('payment_attempts');

-- Tax invoices. Written with the payment, never changed: seller and buyer as they were on that day.
create table tax_invoices (
  number integer primary key,
  customer_id integer not null,
  payment_id integer not null,
  installment_id integer not null unique,
  issued_on date not null,
  description text not null,
  amount_cents integer not null,
  gst_cents integer not null,
  seller_name text not null,
  seller_abn text not null,
  seller_address text not null,
  buyer_name text not null,
  buyer_abn text not null,
  buyer_address text not null,
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id)
);
create index tax_invoices_payment on tax_invoices (payment_id);
revoke insert, update, delete on tax_invoices from bellbird_app;
call protect_tenant_table('tax_invoices');

-- The last number given out. Taken in the transaction that writes the invoice, so that the series has no gap.
create table invoice_series (last integer not null);
insert into invoice_series values (10000);
revoke all on invoice_series from bellbird_app;

-- What the gateway told us already, so that the same twice is nothing new.
create table gateway_events (
  id text primary key,
  received_at timestamptz not null
);
revoke all on gateway_events from bellbird_app;

-- Mails to be sent about a part: its invoice, or that the card on file did not do.
create table payment_mails (
  id integer generated always as identity primary key,
  customer_id integer not null,
  installment_id integer not null,
  kind text not null check (kind in ('invoice', 'failed')),
  created_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id) on delete cascade
);
create index payment_mails_waiting on payment_mails (id) where sent_at is null;
call protect_tenant_table('payment_mails');

-- Whom tax invoices are made out to; the customer's own name where nothing is said.
create table billing_details (
  customer_id integer primary key references customers on delete cascade,
  name text not null,
  abn text not null default '',
  address text not null default '',
  version integer not null default 1
);
call protect_tenant_table('billing_details');
