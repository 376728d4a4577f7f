-- What can be priced: types of catalog, what is in them for each category of providers, and in which options.
create table catalog_types (
  id integer generated always as identity primary key,
  name text not null unique,
  has_menus boolean not null default false,
  position smallint not null
);

create table catalog_items (
  id integer generated always as identity primary key,
  catalog_type_id integer not null references catalog_types,
  provider_category_id integer not null references provider_categories,
  name text not null,
  position smallint not null,
  unique (catalog_type_id, provider_category_id, name)
);

create table catalog_item_options (
  id integer generated always as identity primary key,
  catalog_item_id integer not null references catalog_items,
  name text not null,
  -- What the unit of a price counts.
  unit_label text not null,
  type text not null check (type in ('package', 'per_person')),
  position smallint not null,
  unique (catalog_item_id, name)
);
create index catalog_items_category on catalog_items (provider_category_id, catalog_type_id);

-- The prices of a provider: valid for three months at most, so that couples never read old ones.
create table customer_catalogs (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  catalog_type_id integer not null references catalog_types,
  name text not null,
  expire_at date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create unique index customer_catalogs_name on customer_catalogs (provider_id, lower(name));
create index customer_catalogs_provider on customer_catalogs (customer_id, provider_id, id);
create index customer_catalogs_expiry on customer_catalogs (expire_at);
call protect_tenant_table('customer_catalogs');

create table catalog_prices (
  customer_id integer not null,
  catalog_id integer not null,
  catalog_item_option_id integer not null references catalog_item_options,
  week_period text not null check (week_period in ('all', 'weekday', 'weekend')),
  price integer not null check (price > 0),
  unit integer not null check (unit between 1 and 99999),
  currency text not null,
  position smallint not null,
  primary key (catalog_id, catalog_item_option_id, week_period),
  foreign key (customer_id, catalog_id) references customer_catalogs (customer_id, id) on delete cascade
);
call protect_tenant_table('catalog_prices');

-- The PDFs of menus. A menu may come and go while its file stays; one that no menu names is swept.
create table menu_files (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  size_bytes integer not null,
  storage_key text not null,
  created_by integer,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index menu_files_created on menu_files (created_at);
call protect_tenant_table('menu_files');

create table catalog_menus (
  customer_id integer not null,
  catalog_id integer not null,
  position smallint not null,
  name text not null,
  type text not null check (type in ('per_person', 'package')),
  notes text not null default '',
  price integer not null check (price > 0),
  currency text not null,
  min_guests integer,
  max_guests integer,
  expire_at date not null,
  file_id integer,
  primary key (catalog_id, position),
  check (min_guests <= max_guests),
  foreign key (customer_id, catalog_id) references customer_catalogs (customer_id, id) on delete cascade,
  foreign key (customer_id, file_id) references menu_files (customer_id, id)
);
create index catalog_menus_file on catalog_menus (file_id) where file_id is not null;
call protect_tenant_table('catalog_menus');

-- Which prompt reminded of which expiry, so that it is said once and is done when the prices are renewed.
create table catalog_reminders (
  customer_id integer not null,
  catalog_id integer not null,
  expire_at date not null,
  prompt_id integer not null references provider_prompts on delete cascade,
  primary key (catalog_id, expire_at),
  foreign key (customer_id, catalog_id) references customer_catalogs (customer_id, id) on delete cascade
);
call protect_tenant_table('catalog_reminders');

-- What can be priced is the marketplace's to say.
revoke insert, update, delete on catalog_types, catalog_items, catalog_item_options from bellbird_app;
