-- A refund that the gateway accepted can fail days later, for example because the card is closed. Nothing went back then.
alter table quote_refunds add column failed_at timestamptz;
alter table payment_refunds add column failed_at timestamptz;

alter table quote_mails
  drop constraint quote_mails_kind_check,
  add constraint quote_mails_kind_check check (kind in ('accepted', 'receipt', 'refund', 'refund_failed'));

-- Each of them waits until the team has made sure that the payer has their money.
create table failed_refunds (
  id integer generated always as identity primary key,
  gateway_id text not null unique,
  customer_id integer not null,
  provider_id integer not null,
  -- A vendor’s payment for a package, or a couple’s payment to a vendor.
  about text not null check (about in ('package', 'quote')),
  cents integer not null check (cents > 0),
  failure text,
  failed_at timestamptz not null,
  settled_at timestamptz,
  settled_by integer references staff_members (id),
  note text not null default '',
  check ((settled_at is null) = (settled_by is null)),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index failed_refunds_waiting on failed_refunds (failed_at) where settled_at is null;
create index failed_refunds_provider on failed_refunds (customer_id, provider_id);
call protect_tenant_table('failed_refunds');
revoke insert, update, delete on failed_refunds from bellbird_app;
