-- Every look at a provider's page, by a couple we know or by nobody in particular. Takes the place of couple_visits.
create table provider_visits (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  couple_id integer references couples,
  visited_at timestamptz not null,
  -- The day on the provider's wall.
  day date not null,
  source text not null default 'direct'
    check (source in ('search', 'gallery', 'offer', 'item', 'catalog', 'direct', 'advertisement')),
  page text not null default '',
  -- Who it was on that day; of somebody we do not know it says nothing about the next day.
  visitor text not null,
  -- The first look of that visitor on that day: people are counted once a day.
  is_first boolean not null,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
) with (autovacuum_vacuum_insert_scale_factor = 0.02);

insert into provider_visits (customer_id, provider_id, couple_id, visited_at, day, page, visitor, is_first)
  select visit.customer_id, visit.provider_id, visit.couple_id, visit.visited_at, local.day, visit.page,
    'couple ' || visit.couple_id,
    row_number() over (partition by visit.provider_id, visit.couple_id, local.day order by visit.visited_at, visit.id) = 1
  from couple_visits visit
    join providers on providers.id = visit.provider_id
    cross join lateral (select (visit.visited_at at time zone providers.time_zone)::date as day) local
  order by visit.id;
drop table couple_visits;

create unique index provider_visits_first on provider_visits (provider_id, day, visitor) where is_first;
create index provider_visits_newest on provider_visits (customer_id, visited_at desc, id desc) include (provider_id, source);
create index provider_visits_couple on provider_visits (customer_id, couple_id, visited_at desc) where couple_id is not null;
create index provider_visits_couples on provider_visits (customer_id, visited_at desc, id desc) include (provider_id)
  where couple_id is not null;
-- For the sweep of what is too old; the log grows by time, so a page range says enough.
create index provider_visits_age on provider_visits using brin (visited_at);
call protect_tenant_table('provider_visits');

-- A provider's page on one day of its own wall, counted while it happens.
create table provider_days (
  customer_id integer not null,
  provider_id integer not null,
  day date not null,
  views integer not null default 0,
  visitors integer not null default 0,
  -- The visitors by the way they first came that day.
  from_search integer not null default 0,
  from_gallery integer not null default 0,
  from_offer integer not null default 0,
  from_item integer not null default 0,
  from_catalog integer not null default 0,
  from_direct integer not null default 0,
  from_advertisement integer not null default 0,
  adverts_shown integer not null default 0,
  adverts_clicked integer not null default 0,
  primary key (provider_id, day),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
) with (fillfactor = 80);
insert into provider_days (customer_id, provider_id, day, views, visitors, from_direct)
  select customer_id, provider_id, day, count(*), count(*) filter (where is_first), count(*) filter (where is_first)
  from provider_visits group by customer_id, provider_id, day;
call protect_tenant_table('provider_days');

-- What providers are compared by, month by month. Read for averages over many customers, so no customer reads it directly.
create table provider_months (
  provider_id integer not null references providers on delete cascade,
  month date not null,
  visitors integer not null,
  requests integer not null,
  -- Of the requests of that month, those that became a deal since.
  won integer not null,
  -- Deals made in that month, whenever the couple asked.
  deals integer not null,
  primary key (provider_id, month)
);
revoke all on provider_months from bellbird_app;
