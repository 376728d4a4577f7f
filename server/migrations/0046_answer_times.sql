-- The requests behind the average and the median of answer times, the slowest first.
create index leads_answered on leads (customer_id, answer_minutes desc nulls last, id) include (provider_id)
  where deleted_at is null and answer_minutes is not null and status <> 'spam_reported';
