-- What corrects a tax invoice: the money of its instalment was refunded, or the payer's bank took it back. Everything
-- else on the document is that of the invoice, which never changes.
create table adjustment_notes (
  number integer primary key,
  customer_id integer not null,
  payment_id integer not null,
  installment_id integer not null unique,
  reason text not null check (reason in ('refund', 'dispute')),
  issued_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  gst_cents integer not null,
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id)
);
revoke insert, update, delete on adjustment_notes from bellbird_app;
call protect_tenant_table('adjustment_notes');

-- A series of their own, without gaps either.
alter table invoice_series add column last_note integer not null default 1000;

alter table payment_mails drop constraint payment_mails_kind_check,
  add constraint payment_mails_kind_check check (kind in ('invoice', 'failed', 'debit_notice', 'adjustment'));
