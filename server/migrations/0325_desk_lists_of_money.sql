-- The desk reads these across all customers: what couples paid in a month, open disputes, failed payouts.
create index quote_attempts_settled on quote_attempts (settled_at desc, id desc) where status = 'paid';
create index quote_disputes_open on quote_disputes (opened_at desc) where status = 'open';
create index payment_disputes_open on payment_disputes (opened_at desc) where status = 'open';
create index quote_payouts_failed on quote_payouts (created_at desc) where status = 'failed';
