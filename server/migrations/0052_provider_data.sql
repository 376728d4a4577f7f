alter table providers
  -- Counts every change of the answers below, so that two people do not overwrite each other.
  add column data_version integer not null default 1,
  add column left_at timestamptz,
  add column review_requested_at timestamptz;
-- Whoever has not been asked yet has not answered.
alter table providers alter column is_missing_data set default true;
update providers set is_missing_data = true;
-- Searches across the marketplace read names alone.
create index providers_names on providers (lower(name), id) where left_at is null and not on_hold;

-- The answers as couples see them. The name stands with the provider itself.
create table provider_form_values (
  customer_id integer not null,
  provider_id integer not null,
  form_id integer not null references provider_forms,
  value jsonb not null,
  primary key (provider_id, form_id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('provider_form_values');

-- Every change that was asked for: the queue while it waits, the history for ever.
create table provider_data_updates (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  form_id integer not null references provider_forms,
  before_value jsonb,
  value jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected', 'withdrawn')),
  reason text,
  customer_user_id integer,
  -- The idea was the team's, and the vendor agreed.
  by_team boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete set null (customer_user_id)
);
create unique index provider_data_updates_waiting on provider_data_updates (provider_id, form_id) where status = 'waiting';
create index provider_data_updates_queue on provider_data_updates (customer_id, created_at desc, id desc) where status = 'waiting';
create index provider_data_updates_last on provider_data_updates (provider_id, form_id, id desc);
create index provider_data_updates_history on provider_data_updates (customer_id, provider_id, created_at desc, id desc);
call protect_tenant_table('provider_data_updates');

-- What the team proposes to change; the vendor has the last word.
create table provider_change_requests (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  form_id integer not null references provider_forms,
  before_value jsonb,
  value jsonb,
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  note text,
  staff_member_id integer references staff_members on delete set null,
  -- Its line in the to-do list.
  prompt_id integer references provider_prompts on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index provider_change_requests_pending on provider_change_requests (customer_id, created_at desc, id desc) where status = 'pending';
create index provider_change_requests_all on provider_change_requests (created_at desc, id desc);
create index provider_change_requests_prompt on provider_change_requests (prompt_id);
call protect_tenant_table('provider_change_requests');
