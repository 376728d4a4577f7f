-- Every list, count and figure of couples reads this one index and no rows: whatever is filtered, counted or sorted by is in it.
-- Three others are no longer needed, so a step of a lead changes fewer indexes than before.
drop index leads_newest, leads_status, leads_wedding, leads_answered;
create index leads_newest on leads (customer_id, created_at desc, id desc)
  include (
    provider_id, status, source, read_at, waiting_since, answer_minutes, unread_message_count, budget, is_prepaid,
    organization_date, couple_name_key, extension_number
  )
  where deleted_at is null;
