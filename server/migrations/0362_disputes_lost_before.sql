-- What couples' banks took back before it was counted: the same sum as `updateInstalmentRefunded`. The quotes are locked
-- by a statement of their own: the next one then sees every payment that arrived before, and later ones wait.
select from quotes where exists (
  select from quote_disputes dispute
  join quote_attempts attempt on attempt.customer_id = dispute.customer_id and attempt.id = dispute.attempt_id
  where dispute.status = 'lost' and attempt.status = 'paid'
    and attempt.customer_id = quotes.customer_id and attempt.quote_id = quotes.id)
order by quotes.id for no key update;

with lost as (
  select attempt.customer_id, attempt.quote_id, attempt.instalment_id, max(dispute.closed_at) as closed_at,
    least(attempt.cents, sum(dispute.cents) + coalesce((
      select sum(refund.cents) from quote_refunds refund where refund.customer_id = attempt.customer_id
        and refund.attempt_id = attempt.id and refund.failed_at is null), 0)) as cents
  from quote_disputes dispute
  join quote_attempts attempt on attempt.customer_id = dispute.customer_id and attempt.id = dispute.attempt_id
  where dispute.status = 'lost' and attempt.status = 'paid'
  group by attempt.customer_id, attempt.id
), taken as (
  update quote_instalments part set refunded_cents = lost.cents
  from lost
  where part.customer_id = lost.customer_id and part.id = lost.instalment_id and part.refunded_cents <> lost.cents
  returning part.customer_id, part.quote_id, part.id, part.cents - part.refunded_cents as left_cents, lost.closed_at
)
update quotes set
  paid_cents = (
    select coalesce(sum(coalesce(taken.left_cents, part.cents - part.refunded_cents)), 0)
    from quote_instalments part left join taken on taken.customer_id = part.customer_id and taken.id = part.id
    where part.customer_id = quotes.customer_id and part.quote_id = quotes.id and part.state = 'paid'),
  changed_at = greatest(quotes.changed_at, news.closed_at)
from (select customer_id, quote_id, max(closed_at) as closed_at from taken group by 1, 2) news
where news.customer_id = quotes.customer_id and news.quote_id = quotes.id;
