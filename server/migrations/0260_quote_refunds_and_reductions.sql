-- What went back of a payment is taken off what was paid, wherever that is shown.
alter table quote_instalments
  add column refunded_cents integer not null default 0,
  add check (refunded_cents between 0 and cents);

update quote_instalments i set refunded_cents = back.cents
from (
  select a.customer_id, a.instalment_id, sum(r.cents)::integer as cents
  from quote_refunds r
  join quote_attempts a on a.customer_id = r.customer_id and a.id = r.attempt_id and a.status = 'paid'
  group by 1, 2) back
where back.customer_id = i.customer_id and back.instalment_id = i.id;

update quotes q set paid_cents = paid.cents
from (
  select customer_id, quote_id, sum(cents - refunded_cents)::integer as cents from quote_instalments
  where state = 'paid' group by 1, 2) paid
where paid.customer_id = q.customer_id and paid.quote_id = q.id and q.paid_cents <> paid.cents;

-- A vendor may take something off after the yes. What is still open shrinks, the last payment first; one of which nothing
-- is left stays as a row, because a charge for it may be under way.
alter table quote_instalments
  drop constraint quote_instalments_cents_check,
  drop constraint quote_instalments_state_check,
  add constraint quote_instalments_state_check check (state in ('open', 'paid', 'waived')),
  add constraint quote_instalments_cents_check check (cents >= 0 and (cents = 0) = (state = 'waived'));

alter table quote_amendments
  drop constraint quote_amendments_cents_check,
  drop constraint quote_amendments_gst_cents_check,
  drop constraint quote_amendments_state_check,
  add constraint quote_amendments_state_check
    check (state in ('sent', 'approved', 'declined', 'withdrawn', 'gift', 'reduced')),
  add constraint quote_amendments_cents_check check ((cents < 0) = (state = 'reduced') and sign(gst_cents) * sign(cents) >= 0);
