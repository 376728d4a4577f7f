-- The gateway can refuse a refund for good. It is not asked again until somebody of the team does: that is another
-- request for the gateway, which would only repeat its answer to the first one.
alter table payment_refunds add column requests smallint not null default 1 check (requests > 0);

drop index payment_refunds_waiting;
create index payment_refunds_waiting on payment_refunds (next_try_at) where done_at is null and failed_at is null;
drop index quote_refunds_waiting;
create index quote_refunds_waiting on quote_refunds (next_try_at) where done_at is null and failed_at is null;

-- With the charge, for a package, so that the refund can be made again. A couple’s payment is refunded again by the vendor.
alter table payment_refunds add unique (customer_id, gateway_id);
alter table failed_refunds
  add column is_refused boolean not null default false,
  add column charge_id text,
  add foreign key (customer_id, charge_id) references payment_refunds (customer_id, gateway_id) on delete cascade;
create index failed_refunds_charge on failed_refunds (customer_id, charge_id) where charge_id is not null;
