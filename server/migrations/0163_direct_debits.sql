-- Direct debit requests (BECS): the gateway's token and mandate, and who agreed to which text. A cancelled one stays
-- in the books.
create table direct_debits (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  token text not null unique,
  mandate text not null,
  holder text not null,
  bsb text not null check (bsb ~ '^\d{6}$'),
  last4 text not null check (last4 ~ '^\d{4}$'),
  mandate_version smallint not null,
  agreed_at timestamptz not null,
  agreed_by integer not null,
  agreed_from text not null,
  cancelled_at timestamptz,
  unique (customer_id, id)
);
create index direct_debits_newest on direct_debits (customer_id, id desc) where cancelled_at is null;
call protect_tenant_table('direct_debits');

-- The account that later instalments are debited from.
alter table payments add column direct_debit_id integer,
  add foreign key (customer_id, direct_debit_id) references direct_debits (customer_id, id);
-- A debit takes days: until when it is expected to be paid or refused.
alter table payment_attempts add column direct_debit_id integer, add column clears_on date,
  add foreign key (customer_id, direct_debit_id) references direct_debits (customer_id, id);

alter table payment_mails drop constraint payment_mails_kind_check,
  add check (kind in ('invoice', 'failed', 'debit_notice'));
create index payment_mails_notices on payment_mails (installment_id) where kind = 'debit_notice';
