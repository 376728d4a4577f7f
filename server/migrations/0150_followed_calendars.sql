-- Calendars of other programs that a provider follows by their iCal address. Their busy days block ours, or only warn.
create table followed_calendars (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  -- None is the whole provider.
  space_id integer,
  name text not null check (length(name) between 1 and 60),
  -- Encrypted: anyone with the address can read the calendar.
  address text not null,
  -- The part of the address that may be shown.
  host text not null,
  effect text not null check (effect in ('block', 'warn')),
  all_day_only boolean not null,
  shows_titles boolean not null,
  etag text,
  last_modified text,
  -- Repeating entries are written out up to a day that moves on, so an unchanged calendar is read in full now and then.
  read_in_full_at timestamptz,
  next_read_at timestamptz not null,
  -- When it was last read, and what went wrong since.
  read_at timestamptz,
  failures smallint not null default 0,
  problem text check ((problem is null) = (failures = 0)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, space_id) references customer_spaces (customer_id, id)
);
create index followed_calendars_provider on followed_calendars (customer_id, provider_id, id);
create index followed_calendars_due on followed_calendars (next_read_at);
call protect_tenant_table('followed_calendars');

-- The busy days of a followed calendar, as they were last read.
create table followed_days (
  calendar_id integer not null,
  day date not null,
  customer_id integer not null,
  provider_id integer not null,
  title text not null default '',
  -- The vendor sells this day all the same.
  is_released boolean not null default false,
  primary key (calendar_id, day),
  foreign key (customer_id, calendar_id) references followed_calendars (customer_id, id) on delete cascade
);
create index followed_days_provider on followed_days (customer_id, provider_id, day);
call protect_tenant_table('followed_days');
