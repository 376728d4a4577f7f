-- The couple behind one or several requests. It belongs to the marketplace, not to a customer.
create table couples (
  id integer generated always as identity primary key,
  name text not null,
  email text,
  phone text,
  created_at timestamptz not null default now()
);
revoke all on couples from bellbird_app;

-- A couple's request to one provider. The couple's name and day are copied, so that a list reads one table.
create table leads (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  couple_id integer not null references couples,
  created_at timestamptz not null default now(),
  extension_number text not null,
  couple_name text not null,
  couple_name_key text generated always as (lower(couple_name)) stored,
  organization_date date,
  organization_type_id integer not null default 1,
  guests integer,
  budget integer,
  status text not null default 'new',
  process_state_id integer,
  unread_message_count integer not null default 0,
  item_count integer not null default 0,
  is_prepaid boolean not null default false,
  first_lead_type text not null default 'lead' check (first_lead_type in ('lead', 'plusLead')),
  is_wedding boolean not null default true,
  source text not null default 'marketplace',
  read_at timestamptz,
  version integer not null default 1,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index leads_newest on leads (customer_id, created_at desc, id desc) include (provider_id);
create index leads_waiting on leads (customer_id, created_at) include (provider_id) where status in ('new', 'pending');
create index leads_couple on leads (couple_id);
call protect_tenant_table('leads');

create table lead_messages (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  type text not null check (type in ('email', 'sms')),
  direction text not null check (direction in ('in', 'out')),
  body text not null,
  author_id integer,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create index lead_messages_newest on lead_messages (customer_id, lead_id, created_at desc, id desc);
call protect_tenant_table('lead_messages');

create table provider_prompts (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  type text not null default 'notification',
  title text not null,
  body_html text not null default '',
  link_path text,
  link_text text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index provider_prompts_newest on provider_prompts (customer_id, created_at desc, id desc) include (provider_id);
create index provider_prompts_pending on provider_prompts (customer_id) include (provider_id) where completed_at is null;
call protect_tenant_table('provider_prompts');
