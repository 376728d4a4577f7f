-- A queued message is its own queue entry: sending one writes no job. Only after a failed attempt does a job try again, and
-- until then the sweep leaves the message alone.
alter table lead_messages add column next_try_at timestamptz;
create index lead_messages_queued on lead_messages (id) where state = 'queued';
