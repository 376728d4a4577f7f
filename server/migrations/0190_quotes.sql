-- Quotes: what a vendor offers a couple, every version that was sent, and what the couple accepted.

create table quotes (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  lead_id integer not null,
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- The version that the link shows; 0 before the first one is sent.
  version smallint not null default 0,
  -- What is being written: the first version, or the next one. Null when there are no unsent changes.
  draft jsonb,
  -- Counts the saves of the draft, so that two open tabs notice each other.
  draft_revision integer not null default 0,
  draft_saved_at timestamptz,
  -- The link is a keyed hash of this seed, so that the database alone opens no quote. Both are null before the first
  -- version is sent, and after the link was revoked.
  link_seed text,
  token_hash bytea,
  -- Of the current version without extras, or as accepted and amended; of a draft, as far as it is written.
  total_cents integer not null default 0 check (total_cents >= 0),
  wedding_date date,
  valid_until date,
  -- The end of that day in the provider's time zone.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by integer,
  sent_at timestamptz,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  open_count integer not null default 0,
  asked_at timestamptz,
  accepted_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  decline_text text,
  deal_id integer,
  deposit_paid_at timestamptz,
  paid_cents integer not null default 0 check (paid_cents >= 0),
  -- The last thing that happened; lists are in this order.
  changed_at timestamptz not null default now(),
  unique (customer_id, id),
  check ((state = 'accepted') = (accepted_at is not null)),
  check (state = 'draft' or version > 0),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade,
  foreign key (customer_id, deal_id) references couple_providers (customer_id, id) on delete set null (deal_id)
);
create unique index quotes_token on quotes (token_hash) where token_hash is not null;
-- A couple has one quote at a time to decide on.
create unique index quotes_open on quotes (customer_id, lead_id) where state <> 'accepted';
create index quotes_lead on quotes (customer_id, lead_id, id desc);
create index quotes_newest on quotes (customer_id, changed_at desc, id desc) include (provider_id, state);
create index quotes_expiring on quotes (expires_at) where state = 'sent';
create index quotes_deal on quotes (deal_id) where deal_id is not null;
call protect_tenant_table('quotes');

-- Nothing that was sent or signed is ever changed, by whichever role.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;

create table quote_versions (
  customer_id integer not null,
  quote_id integer not null,
  number smallint not null check (number > 0),
  content jsonb not null,
  -- SHA-256 of the content in canonical form: what a couple accepts.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  total_cents integer not null check (total_cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  sent_at timestamptz not null,
  sent_by integer,
  primary key (customer_id, quote_id, number),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
create trigger quote_versions_frozen before update on quote_versions for each row execute function refuse_change();
call protect_tenant_table('quote_versions');
revoke update, delete on quote_versions from bellbird_app;

-- One for each quote. Evidence of what was agreed.
create table quote_acceptances (
  customer_id integer not null,
  quote_id integer not null,
  version smallint not null,
  content_hash bytea not null,
  -- The keys of the extras that were ticked.
  chosen text[] not null,
  total_cents integer not null,
  gst_cents integer not null,
  name text not null,
  accepted_at timestamptz not null,
  address text not null,
  browser text not null,
  primary key (customer_id, quote_id),
  foreign key (customer_id, quote_id, version) references quote_versions (customer_id, quote_id, number) on delete cascade
);
create trigger quote_acceptances_frozen before update on quote_acceptances
  for each row execute function refuse_change();
call protect_tenant_table('quote_acceptances');
revoke update, delete on quote_acceptances from bellbird_app;

-- What changed after the couple said yes. The accepted version stays as it was.
create table quote_amendments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  number smallint not null check (number > 0),
  content jsonb not null,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- The difference; 0 for what the vendor gives away.
  cents integer not null check (cents >= 0),
  gst_cents integer not null check (gst_cents >= 0),
  due_on date,
  state text not null check (state in ('sent', 'approved', 'declined', 'withdrawn', 'gift')),
  created_at timestamptz not null,
  created_by integer,
  decided_at timestamptz,
  -- From where the couple decided.
  address text,
  browser text,
  unique (customer_id, id),
  unique (customer_id, quote_id, number),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
create unique index quote_amendments_open on quote_amendments (customer_id, quote_id) where state = 'sent';
call protect_tenant_table('quote_amendments');

-- What the couple pays, and when. Written when they accept, and for each amendment they approve.
create table quote_instalments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  number smallint not null check (number > 0),
  kind text not null check (kind in ('deposit', 'instalment', 'balance', 'amendment')),
  amendment_id integer,
  cents integer not null check (cents > 0),
  gst_cents integer not null check (gst_cents >= 0),
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'paid')),
  paid_at timestamptz,
  paid_by text check (paid_by in ('card', 'transfer')),
  unique (customer_id, id),
  unique (customer_id, quote_id, number),
  check ((state = 'paid') = (paid_at is not null)),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade,
  foreign key (customer_id, amendment_id) references quote_amendments (customer_id, id) on delete cascade
);
create index quote_instalments_due on quote_instalments (due_on) where state = 'open';
call protect_tenant_table('quote_instalments');

create table quote_events (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  quote_id integer not null,
  kind text not null,
  at timestamptz not null,
  version smallint,
  customer_user_id integer,
  text text,
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
create index quote_events_quote on quote_events (customer_id, quote_id, id);
call protect_tenant_table('quote_events');

-- Each reminder is sent once: the row is written in the transaction that queues the message.
create table quote_reminders (
  customer_id integer not null,
  quote_id integer not null,
  -- ‘expiring’ with the version, the others with the number of the instalment.
  kind text not null check (kind in ('expiring', 'due_soon', 'due_today', 'overdue')),
  subject smallint not null,
  sent_at timestamptz not null,
  primary key (customer_id, quote_id, kind, subject),
  foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade
);
call protect_tenant_table('quote_reminders');

create table quote_templates (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create unique index quote_templates_name on quote_templates (customer_id, provider_id, lower(name));
call protect_tenant_table('quote_templates');

-- Booking and cancellation terms. A change makes a new version; quotes keep the one they were sent with.
create table quote_terms (
  customer_id integer not null,
  provider_id integer not null,
  version smallint not null check (version > 0),
  body text not null,
  created_at timestamptz not null,
  created_by integer,
  primary key (customer_id, provider_id, version),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create trigger quote_terms_frozen before update on quote_terms for each row execute function refuse_change();
call protect_tenant_table('quote_terms');
revoke update, delete on quote_terms from bellbird_app;

-- What new quotes of a provider start with. No row is the defaults.
create table quote_settings (
  provider_id integer primary key,
  customer_id integer not null,
  is_gst_registered boolean not null default false,
  deposit_percent smallint not null default 20 check (deposit_percent between 0 and 100),
  valid_days smallint not null default 14 check (valid_days between 1 and 366),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('quote_settings');

-- A message that carries the link of a quote. The link itself is added when the message is sent, and stored nowhere.
alter table lead_messages add column quote_id integer,
  add foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete set null (quote_id);
create index lead_messages_quote on lead_messages (quote_id) where quote_id is not null;
