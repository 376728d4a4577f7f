-- A reminder has its line in the to-do list from the moment it is set, so that what lies ahead can be seen there; it waits for
-- somebody once it is due. Reminder and line are ended and reopened together.
alter table provider_prompts
  add column customer_user_id integer,
  add column due_at timestamptz,
  add column reminder_id integer references lead_reminders on delete cascade,
  add foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade;

delete from provider_prompts where type = 'reminder' and completed_at is null;
insert into provider_prompts (customer_id, provider_id, customer_user_id, type, title, due_at, reminder_id, created_at)
  select r.customer_id, leads.provider_id, r.customer_user_id, 'reminder', r.text, r.due_at, r.id, r.created_at
  from lead_reminders r join leads on leads.id = r.lead_id where r.done_at is null;

create unique index provider_prompts_reminder on provider_prompts (reminder_id) where reminder_id is not null;
drop index provider_prompts_newest;
create index provider_prompts_newest on provider_prompts (customer_id, (coalesce(due_at, created_at)) desc, id desc) include (provider_id);
create index provider_prompts_done on provider_prompts (customer_id, completed_at desc, id desc) include (provider_id) where completed_at is not null;
drop index provider_prompts_pending;
create index provider_prompts_pending on provider_prompts (customer_id) include (provider_id, type, due_at) where completed_at is null;
