-- What a rule found: the lead of a quick offer, the provider of missing data. Each is on the list once.
alter table provider_prompts add column subject_id integer;
create unique index provider_prompts_open_subject on provider_prompts (type, subject_id)
  where subject_id is not null and completed_at is null;
create index provider_prompts_subject on provider_prompts (type, subject_id, created_at) where subject_id is not null;

-- The open requests that a quick offer may answer, newest first.
create index leads_recently_waiting on leads (created_at desc) include (provider_id)
  where waiting_since is not null and deleted_at is null and status in ('new', 'pending');
