-- A mailbox picks up, too. When a person at the vendor's phone pressed 1 to take the call.
alter table lead_calls add column accepted_at timestamptz;
-- Calls under way were connected without being asked.
update lead_calls set accepted_at = called_at where result = 'waiting';
