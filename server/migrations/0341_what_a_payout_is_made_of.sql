-- What couples paid, what our fee was and what went back; null when the gateway does not say, and for payouts from before.
alter table quote_payouts
  add column paid_cents integer,
  add column fee_cents integer,
  add column refunded_cents integer;
