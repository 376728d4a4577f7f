-- Who was told about a new request, a message or a due reminder: one row for each person, with what they did about it.
create table alerts (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  lead_id integer not null,
  kind text not null check (kind in ('lead', 'message', 'reminder')),
  created_at timestamptz not null default now(),
  -- When the person opened the couple's page.
  seen_at timestamptz,
  -- Not seen by then, it is sent by mail or text message; null once that is settled.
  fallback_at timestamptz,
  fallback text check (fallback in ('sent', 'seen', 'answered', 'already', 'off', 'unreachable', 'gone')),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create index alerts_lead on alerts (customer_id, lead_id, id);
create index alerts_unseen on alerts (customer_user_id, lead_id) where seen_at is null;
create index alerts_due on alerts (fallback_at) where fallback_at is not null;
create index alerts_age on alerts (created_at);
call protect_tenant_table('alerts');

-- How an alert left us, and whether it arrived.
create table alert_deliveries (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  alert_id bigint not null references alerts on delete cascade,
  channel text not null check (channel in ('push', 'sms', 'mail')),
  is_fallback boolean not null default false,
  status text not null check (status in ('waiting', 'sent', 'arrived', 'failed')),
  changed_at timestamptz not null,
  unique (alert_id, channel)
);
call protect_tenant_table('alert_deliveries');

-- How a person wants to be reached when they have not seen an alert. No row is the default.
create table alert_settings (
  customer_user_id integer primary key,
  customer_id integer not null,
  fallback text not null check (fallback in ('mail', 'sms', 'none')),
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  check ((quiet_from is null) = (quiet_until is null)),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('alert_settings');

alter table push_deliveries add column alert_id bigint references alerts on delete cascade;
create index push_deliveries_alert on push_deliveries (alert_id) where alert_id is not null;
