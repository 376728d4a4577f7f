-- Counts by status look at one status after the other, each in one piece of this index: grouping 10,000 couples cost more
-- than reading them.
create index leads_by_status on leads (customer_id, status, created_at desc, id desc)
  include (provider_id, read_at, waiting_since, unread_message_count, budget)
  where deleted_at is null;

-- A status that is not asked for would be missing in the totals, so there is none.
alter table leads add constraint leads_status_check check (status in (
  'new', 'pending', 'negotiating', 'offer_made', 'deal', 'deal_approved', 'rejected', 'call_again', 'not_wedding',
  'spam_reported'));
