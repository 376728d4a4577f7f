-- A deposit that went back whole is not paid any more.
update quotes set deposit_paid_at = null
from quote_instalments i
where i.customer_id = quotes.customer_id and i.quote_id = quotes.id and i.number = 1
  and i.state = 'paid' and i.refunded_cents >= i.cents and quotes.deposit_paid_at is not null;
