-- The team decides every report of spam. Averages leave a request out once it was found to be spam, not before.
alter table leads add column spam_confirmed_at timestamptz;
-- Until now a report alone was enough, so those count as decided.
update leads set spam_confirmed_at = coalesce(
  (select max(at) from lead_events event where event.lead_id = leads.id and event.kind = 'spam_reported'), created_at)
where status = 'spam_reported';

-- Counts and averages are read from this index alone, so it has the column, too.
drop index leads_newest;
create index leads_newest on leads (customer_id, created_at desc, id desc)
  include (
    provider_id, status, source, read_at, waiting_since, answer_minutes, unread_message_count, budget, is_prepaid,
    organization_date, couple_name_key, extension_number, spam_confirmed_at
  )
  where deleted_at is null;
