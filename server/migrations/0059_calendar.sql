-- What stands in a provider's calendar: one line for each day and space. Days, never instants.
create table calendar_events (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  -- None is the whole provider: every space of it, or it has none.
  space_id integer,
  day date not null,
  status text not null check (status in ('available', 'held', 'booked')),
  -- 1 has the day; 2 waits for a hold to be given up.
  rank smallint not null default 1 check (rank = 1 or (rank = 2 and status = 'held')),
  note text not null default '' check (length(note) <= 200),
  -- The last day of a hold.
  expires_on date check ((expires_on is not null) = (status = 'held')),
  lead_id integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, space_id) references customer_spaces (customer_id, id),
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete set null (lead_id),
  -- A date is never sold twice. A range without bounds is the whole provider, so it clashes with each of its spaces.
  constraint calendar_events_day_taken exclude using gist (
    int4range(provider_id, provider_id, '[]') with &&,
    daterange(day, day, '[]') with &&,
    int4range(rank, rank, '[]') with &&,
    int4range(space_id, space_id, '[]') with &&
  )
);
create index calendar_events_days on calendar_events (customer_id, provider_id, day, id);
create index calendar_events_holds on calendar_events (expires_on) where status = 'held';
call protect_tenant_table('calendar_events');

-- The secret address of a provider's calendar is a MAC over the provider and this number: the next number ends the old address.
create table calendar_feeds (
  provider_id integer primary key,
  customer_id integer not null,
  generation integer not null default 1,
  shows_details boolean not null default false,
  is_on boolean not null default true,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('calendar_feeds');
