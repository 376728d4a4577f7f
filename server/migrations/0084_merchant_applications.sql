-- Applications for secure payment. Identity number and bank account are sealed; beside them stand the few digits that people may see.
create table merchant_applications (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  customer_user_id integer,
  provider_name text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  identity_number_sealed text not null,
  identity_number_end text not null,
  iban_sealed text not null,
  iban_end text not null,
  bank text not null,
  billing_address text not null,
  billing_number text not null,
  billing_office text not null default '',
  trade_chamber text not null default '',
  trade_register_number text,
  phone text not null,
  mobile text not null,
  email text not null,
  city_id integer not null references cities,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reject_reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  check ((status = 'pending') = (decided_at is null))
);
-- One waits at most, and none after an approval.
create unique index merchant_applications_one_standing on merchant_applications (provider_id) where status <> 'rejected';
create index merchant_applications_newest on merchant_applications (customer_id, provider_id, created_at desc, id desc);
call protect_tenant_table('merchant_applications');
