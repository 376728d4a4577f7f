-- Money sent to our bank account. One that fits a payment is matched at once; the others wait for a person, who matches
-- them or sends them back.
create table bank_transfers (
  id integer generated always as identity primary key,
  gateway_id text not null unique,
  reference text not null,
  amount_cents integer not null check (amount_cents > 0),
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'matched', 'returning', 'returned')),
  -- The instalment it paid for.
  customer_id integer,
  installment_id integer,
  -- Who decided; null if its reference fitted.
  staff_member_id integer references staff_members,
  decided_at timestamptz,
  reason text not null default '',
  tries smallint not null default 0,
  next_try_at timestamptz,
  check ((customer_id is null) = (installment_id is null)),
  check (state <> 'matched' or installment_id is not null),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'returning') = (next_try_at is not null)),
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id) on delete cascade
);
create index bank_transfers_waiting on bank_transfers (received_at, id) where state = 'waiting';
create index bank_transfers_newest on bank_transfers (received_at desc, id desc);
create index bank_transfers_returning on bank_transfers (next_try_at) where state = 'returning';
create index bank_transfers_installment on bank_transfers (installment_id) where installment_id is not null;
revoke all on bank_transfers from bellbird_app;

-- A refund that somebody of the team asked for. Above a limit a second person decides, never the first.
create table refund_requests (
  id integer generated always as identity primary key,
  customer_id integer not null,
  payment_id integer not null,
  installment_id integer not null,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  -- The instalments still to come are not charged any more.
  cancels_rest boolean not null,
  needs_second boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
  asked_by integer not null references staff_members,
  asked_at timestamptz not null,
  decided_by integer references staff_members,
  decided_at timestamptz,
  note text not null default '',
  unique (customer_id, id),
  check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
  check (state <> 'approved' or not needs_second or decided_by <> asked_by),
  foreign key (customer_id, payment_id) references payments (customer_id, id) on delete cascade,
  foreign key (customer_id, installment_id) references payment_installments (customer_id, id) on delete cascade
);
-- An instalment is refunded once.
create unique index refund_requests_once on refund_requests (installment_id) where state <> 'declined';
create index refund_requests_waiting on refund_requests (asked_at, id) where state = 'waiting';
create index refund_requests_newest on refund_requests (asked_at desc, id desc);
revoke all on refund_requests from bellbird_app;

-- A vendor told their bank that they did not want a charge for a package.
create table payment_disputes (
  gateway_id text primary key,
  customer_id integer not null,
  attempt_id integer not null,
  amount_cents integer not null,
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
alter table payment_attempts add constraint payment_attempts_customer unique (customer_id, id);
alter table payment_disputes
  add foreign key (customer_id, attempt_id) references payment_attempts (customer_id, id) on delete cascade;
create index payment_disputes_attempt on payment_disputes (customer_id, attempt_id);
revoke all on payment_disputes from bellbird_app;

-- When the money of a paid instalment was sent back.
alter table payment_installments add column refunded_at timestamptz;
update payment_installments i set refunded_at = r.created_at
from payment_attempts a join payment_refunds r on r.gateway_id = a.gateway_id
where a.installment_id = i.id and a.status = 'paid' and i.status = 'paid';

-- The lists of the desk, over all customers.
create index payment_installments_failed on payment_installments (due_date, id) where status = 'failed';
create index payment_attempts_created on payment_attempts (created_at) where gateway_id is not null;
create index payment_refunds_done on payment_refunds (done_at) where done_at is not null;
create index quote_attempts_created on quote_attempts (created_at) where gateway_id is not null;
create index quote_refunds_done on quote_refunds (done_at) where done_at is not null;
create index quote_disputes_newest on quote_disputes (opened_at desc);
create index payment_disputes_newest on payment_disputes (opened_at desc);
create index quote_payouts_recent on quote_payouts (created_at desc);
