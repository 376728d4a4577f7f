-- The couple as the marketplace knows them. Addresses of both partners count as the couple.
alter table couples
  -- The marketplace's own name for them; one entered by hand has none.
  add column marketplace_id text unique,
  add column partner_email text,
  add column contact_preference text not null default 'any' check (contact_preference in ('any', 'phone', 'email')),
  add column last_active_at timestamptz,
  add column deleted_at timestamptz;
create index couples_email on couples (lower(email));
create index couples_partner_email on couples (lower(partner_email)) where partner_email is not null;
create index couples_phone on couples (phone);

-- What a list, a clock and a blocked channel need to know of a lead stands in its own row.
alter table leads
  -- The marketplace's own name for the request, so that handing it over twice makes one lead.
  add column request_id text unique,
  add column place text not null default '',
  add column reject_reason_id integer,
  add column report_reason_id integer,
  -- Since when the couple waits for the vendor; null while it is the couple's turn or the lead is closed.
  add column waiting_since timestamptz,
  add column first_answered_at timestamptz,
  -- Working minutes from the request to the first answer, counted in the provider's zone when it was given.
  add column answer_minutes integer,
  add column last_message_at timestamptz,
  add column reminder_at timestamptz,
  add column appointment_at timestamptz,
  add column appointment_state text check (appointment_state in ('proposed', 'approved', 'rejected')),
  add column contact_preference text not null default 'any' check (contact_preference in ('any', 'phone', 'email')),
  add column cancelled_at timestamptz,
  add column couple_deleted_at timestamptz,
  -- For finding a couple by the whole number they gave; no answer ever carries it.
  add column couple_phone text,
  add column deleted_at timestamptz;
update leads set
  contact_preference = couples.contact_preference,
  couple_phone = couples.phone,
  waiting_since = case when leads.status in ('new', 'pending') then leads.created_at end
from couples where couples.id = leads.couple_id;
create index leads_unanswered on leads (customer_id, waiting_since) include (provider_id) where waiting_since is not null and deleted_at is null;
create index leads_reminders on leads (customer_id, reminder_at) include (provider_id) where reminder_at is not null;
create index leads_status on leads (customer_id, status, created_at desc, id desc) include (provider_id, budget);
create index leads_wedding on leads (customer_id, organization_date, id) include (provider_id);
create index leads_phone on leads (customer_id, couple_phone);

-- What only the page of one lead shows.
create table lead_details (
  lead_id integer primary key,
  customer_id integer not null,
  message text not null default '',
  answers jsonb not null default '[]',
  loan_requested boolean not null default false,
  loan_amount integer,
  loan_requested_at timestamptz,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
call protect_tenant_table('lead_details');

-- The provider's items a couple asked about, as they were called and priced then.
create table lead_items (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  name text not null,
  price integer,
  quantity integer not null default 1,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create index lead_items_lead on lead_items (customer_id, lead_id);
call protect_tenant_table('lead_items');

-- Everything that ever happened with a lead, in one table and in order. `undo` holds what to put back, while it can be.
create table lead_events (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  provider_id integer not null,
  kind text not null,
  at timestamptz not null default now(),
  customer_user_id integer,
  details jsonb not null default '{}',
  undo jsonb,
  undone_at timestamptz,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create index lead_events_lead on lead_events (customer_id, lead_id, at desc, id desc);
create index lead_events_customer on lead_events (customer_id, at desc, id desc) include (provider_id);
call protect_tenant_table('lead_events');

create table lead_notes (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  customer_user_id integer,
  body text not null,
  created_at timestamptz not null default now(),
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create index lead_notes_newest on lead_notes (customer_id, lead_id, created_at desc, id desc);
call protect_tenant_table('lead_notes');

create table lead_reminders (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  customer_user_id integer not null,
  due_at timestamptz not null,
  text text not null default '',
  created_at timestamptz not null default now(),
  told_at timestamptz,
  done_at timestamptz,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index lead_reminders_lead on lead_reminders (customer_id, lead_id);
create index lead_reminders_open on lead_reminders (customer_id, due_at) where done_at is null;
call protect_tenant_table('lead_reminders');

-- What a user filters by again and again.
create table lead_views (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default now(),
  unique (customer_user_id, name),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('lead_views');

-- A deal: what joins a couple to a provider. A refused one stays for the record; only one can stand for a lead.
create table couple_providers (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  couple_id integer not null references couples,
  provider_id integer not null,
  status text not null check (status in ('agreed', 'approved', 'refused')),
  agreed_at timestamptz not null default now(),
  price integer,
  wedding_date date,
  comment_requested_at timestamptz,
  version integer not null default 1,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade,
  foreign key (customer_id, provider_id) references providers (customer_id, id)
);
create unique index couple_providers_standing on couple_providers (lead_id) where status <> 'refused';
create index couple_providers_newest on couple_providers (customer_id, agreed_at desc, id desc) include (provider_id);
create index couple_providers_day on couple_providers (provider_id, wedding_date) where status <> 'refused';
call protect_tenant_table('couple_providers');

-- A couple looked at the provider's page.
create table couple_visits (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  couple_id integer not null references couples,
  visited_at timestamptz not null default now(),
  page text not null default '',
  foreign key (customer_id, provider_id) references providers (customer_id, id)
);
create index couple_visits_newest on couple_visits (customer_id, couple_id, visited_at desc);
call protect_tenant_table('couple_visits');

-- A message on its way and after. What came in is `received`; what we send is scheduled or queued, then sent, then delivered or failed.
alter table lead_messages
  add column subject text,
  add column body_html text,
  add column state text not null default 'sent'
    check (state in ('scheduled', 'queued', 'sent', 'delivered', 'failed', 'cancelled', 'received')),
  add column state_at timestamptz,
  add column failure text,
  add column send_at timestamptz,
  add column cancel_if_answered boolean not null default false,
  -- Sent by the house, not by a person: it never counts as an answer.
  add column automated boolean not null default false,
  add column template_id integer,
  add column sender_name text,
  add column header_message_id text,
  add column header_references text[] not null default '{}',
  -- The gateway's own name for it, by which its reports come back.
  add column gateway_id text,
  -- When a worker took it in hand: what was in hand when a worker died is never handed to the gateway again unseen.
  add column claimed_at timestamptz,
  add column signature_image_key text,
  add column attachment_count smallint not null default 0;
update lead_messages set state = 'received' where direction = 'in';
create unique index lead_messages_header on lead_messages (header_message_id, lead_id) where header_message_id is not null;
create unique index lead_messages_gateway on lead_messages (gateway_id) where gateway_id is not null;
create index lead_messages_scheduled on lead_messages (customer_id, lead_id) where state = 'scheduled';
create index lead_messages_sms on lead_messages (customer_id, created_at desc, id desc) where type = 'sms' and direction = 'out';

-- Files the customer keeps at hand for messages. A deleted one stays with the messages it went out with.
create table customer_attachments (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  name text not null,
  mime_type text not null,
  size_bytes integer not null,
  storage_key text not null,
  created_by integer,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (customer_id, id)
);
create index customer_attachments_newest on customer_attachments (customer_id, created_at desc, id desc) where deleted_at is null;
call protect_tenant_table('customer_attachments');

create table lead_message_attachments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  message_id integer not null references lead_messages on delete cascade,
  attachment_id integer,
  name text not null,
  mime_type text not null,
  size_bytes integer not null,
  -- Null when the file was too large or of a kind we do not keep: it is listed, not stored.
  storage_key text,
  foreign key (customer_id, attachment_id) references customer_attachments (customer_id, id)
);
create index lead_message_attachments_message on lead_message_attachments (customer_id, message_id);
create index lead_message_attachments_use on lead_message_attachments (customer_id, attachment_id) where attachment_id is not null;
call protect_tenant_table('lead_message_attachments');

create table mail_templates (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  name text not null,
  subject text not null default '',
  body text not null,
  is_default boolean not null default false,
  use_count integer not null default 0,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, id)
);
create unique index mail_templates_name on mail_templates (customer_id, lower(name));
create unique index mail_templates_default on mail_templates (customer_id) where is_default;
call protect_tenant_table('mail_templates');

create table mail_template_attachments (
  customer_id integer not null,
  template_id integer not null,
  attachment_id integer not null,
  position smallint not null,
  primary key (template_id, attachment_id),
  foreign key (customer_id, template_id) references mail_templates (customer_id, id) on delete cascade,
  foreign key (customer_id, attachment_id) references customer_attachments (customer_id, id)
);
call protect_tenant_table('mail_template_attachments');

-- What a user has begun to write. One for each lead and user.
create table lead_drafts (
  customer_id integer not null,
  lead_id integer not null,
  customer_user_id integer not null,
  type text not null check (type in ('email', 'sms')),
  subject text not null default '',
  body text not null,
  attachment_ids integer[] not null default '{}',
  template_id integer,
  updated_at timestamptz not null default now(),
  primary key (lead_id, customer_user_id),
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('lead_drafts');

-- Every mail and text that arrived, once, whatever became of it. Without a customer it waits for the marketplace team.
create table inbound_messages (
  id integer generated always as identity primary key,
  customer_id integer,
  provider_id integer,
  type text not null check (type in ('email', 'sms')),
  -- Message-ID, the gateway's sid, or a fingerprint of the content: a second arrival is the same one.
  identity text not null unique,
  sender text not null,
  sender_name text not null default '',
  subject text not null default '',
  body text not null default '',
  received_at timestamptz not null default now(),
  state text not null check (state in ('waiting', 'matched', 'dismissed', 'ignored')),
  -- Why it waits or was ignored: no_thread, auto_reply, bounce, loop, stop …
  reason text,
  lead_id integer,
  header_message_id text,
  header_references text[] not null default '{}',
  attachments jsonb not null default '[]',
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id),
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete set null (lead_id)
);
create index inbound_messages_waiting on inbound_messages (customer_id, received_at desc) include (provider_id) where state = 'waiting';
call protect_tenant_table('inbound_messages');

-- Which of our numbers speaks for which lead to which phone, so that an answer can only mean one conversation.
create table sms_routes (
  customer_id integer not null,
  lead_id integer not null,
  couple_phone text not null,
  our_number text not null,
  created_at timestamptz not null default now(),
  primary key (couple_phone, our_number),
  unique (lead_id),
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
call protect_tenant_table('sms_routes');

-- Numbers that wrote STOP. They belong to the marketplace, whichever vendor wrote to them.
create table sms_suppressions (
  phone text primary key,
  stopped_at timestamptz not null default now()
);
revoke insert, update, delete on sms_suppressions from bellbird_app;

create table lead_calls (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  customer_user_id integer,
  direction text not null check (direction in ('out', 'in')),
  called_at timestamptz not null default now(),
  ended_at timestamptz,
  duration_seconds integer,
  result text not null default 'waiting' check (result in ('waiting', 'talked', 'busy', 'no_answer', 'line_closed')),
  gateway_id text,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create unique index lead_calls_gateway on lead_calls (gateway_id) where gateway_id is not null;
create index lead_calls_newest on lead_calls (customer_id, lead_id, called_at desc, id desc);
call protect_tenant_table('lead_calls');

alter table providers
  -- Where calls for this provider are forwarded, and the number vendors dial to reach a couple by their code.
  add column redirect_number text,
  add column quick_number text;
-- A number stands for one provider, so that a code dialled there can only mean one couple.
create unique index providers_quick_number on providers (quick_number) where quick_number is not null;

-- What outside machines told us, by their own names for it: a second telling changes nothing.
create table received_events (
  source text not null,
  id text not null,
  received_at timestamptz not null default now(),
  primary key (source, id)
);
create index received_events_age on received_events (received_at);
revoke all on received_events from bellbird_app;
