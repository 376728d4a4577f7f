-- What belongs to nobody and everybody reads: places, categories, lists, texts.
create table regions (
  id integer generated always as identity primary key,
  name text not null unique,
  code text not null unique,
  time_zone text not null
);

create table cities (
  id integer generated always as identity primary key,
  region_id integer not null references regions,
  name text not null,
  slug text not null unique,
  position integer not null,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  image_key text,
  constraint cities_position unique (position) deferrable initially deferred
);

create table districts (
  id integer generated always as identity primary key,
  city_id integer not null references cities,
  name text not null,
  slug text not null,
  unique (city_id, slug)
);

create table provider_categories (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  category_type text not null,
  position integer not null,
  roi_min_lead_count integer not null,
  meta jsonb not null
);

create table config_entries (
  item_type text not null,
  item_id integer not null,
  value text not null,
  status text not null default 'active' check (status in ('active', 'passive')),
  position integer not null,
  primary key (item_type, item_id)
);

create table agreement_texts (
  id integer generated always as identity primary key,
  type text not null,
  version integer not null,
  language text not null,
  title text not null,
  body_html text not null,
  published_at timestamptz not null default now(),
  unique (type, version, language)
);

grant select on regions, cities, districts, provider_categories, config_entries, agreement_texts to bellbird_app;
revoke insert, update, delete on regions, cities, districts, provider_categories, config_entries, agreement_texts from bellbird_app;
