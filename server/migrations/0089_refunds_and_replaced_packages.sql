-- A package that another one took the place of. What it was paid for counts in the other already, so it is worth nothing any more.
alter table provider_products add column replaced_on date;
update provider_products held set replaced_on = newer.starts_on
from provider_products newer
where newer.provider_id = held.provider_id and newer.id > held.id and newer.product_id <> held.product_id
  and newer.ends_on is not null and held.ends_on is not null and newer.starts_on <= held.ends_on;

-- Money that came for something nobody owed any more: it goes back, however often that has to be tried. Once for each charge.
create table payment_refunds (
  gateway_id text primary key,
  customer_id integer not null,
  payment_id integer not null,
  amount_cents integer not null,
  created_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null,
  done_at timestamptz,
  foreign key (customer_id, payment_id) references payments (customer_id, id) on delete cascade
);
create index payment_refunds_waiting on payment_refunds (next_try_at) where done_at is null;
call protect_tenant_table('payment_refunds');
revoke insert, update, delete on payment_refunds from bellbird_app;

-- A mail server that is away for an hour must not cost a tax invoice: the next try comes later each time.
alter table payment_mails add column next_try_at timestamptz not null default '-infinity';
