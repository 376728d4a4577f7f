-- What can be said of products, by kind of category: reference data of the marketplace.
create table item_option_groups (
  id integer generated always as identity primary key,
  category_type text not null,
  name text not null,
  position integer not null
);
create index item_option_groups_category on item_option_groups (category_type, position);
create table item_options (
  id integer generated always as identity primary key,
  group_id integer not null references item_option_groups,
  name text not null,
  position integer not null
);
create index item_options_group on item_options (group_id, position);
revoke insert, update, delete on item_option_groups, item_options from bellbird_app;

with given (category_type, name, position, options) as (values
  ('venue', 'Included', 1, array['Tables and chairs', 'Linen', 'Sound system', 'Bridal suite', 'Parking']),
  ('venue', 'Length', 2, array['Ceremony only', 'Half day', 'Full day', 'Weekend']),
  ('photography', 'Coverage', 1, array['Ceremony only', 'Half day', 'Full day', 'Weekend']),
  ('photography', 'Included', 2, array['Second photographer', 'Drone', 'Album', 'Online gallery', 'Engagement session']),
  ('flowers', 'Style', 1, array['Native', 'Classic', 'Wild and loose', 'Dried']),
  ('flowers', 'Season', 2, array['Spring', 'Summer', 'Autumn', 'Winter']),
  ('food', 'Served as', 1, array['Plated', 'Shared table', 'Buffet', 'Canapés', 'Grazing table']),
  ('food', 'Diets', 2, array['Vegetarian', 'Vegan', 'Gluten free', 'Halal', 'Kosher']),
  ('music', 'For', 1, array['Ceremony', 'Cocktail hour', 'Reception', 'Late night']),
  ('attire', 'Silhouette', 1, array['A-line', 'Ball gown', 'Fit and flare', 'Sheath', 'Suit']),
  ('attire', 'Offered', 2, array['To buy', 'To hire', 'Made to measure', 'Off the rack']),
  ('beauty', 'For', 1, array['Bride', 'Groom', 'Wedding party', 'Family']),
  ('beauty', 'Included', 2, array['Trial', 'Travel to you', 'Touch-ups']),
  ('planning', 'Help with', 1, array['Everything', 'Some of it', 'The day itself']),
  ('other', 'Offered', 1, array['To buy', 'To hire', 'Delivered', 'Set up'])
), groups as (
  insert into item_option_groups (category_type, name, position)
  select category_type, name, position from given returning id, category_type, name
)
insert into item_options (group_id, name, position)
select groups.id, option.name, option.position
from groups join given using (category_type, name), unnest(given.options) with ordinality as option (name, position)
order by groups.id, option.position;

create table provider_items (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  description text not null default '',
  min_price integer check (min_price >= 0),
  max_price integer check (max_price > min_price),
  is_offered_by_model boolean not null default false,
  status text not null check (status in ('active', 'passive', 'rejected', 'waiting', 'pending_pricing')),
  reject_reason text check ((reject_reason is not null) = (status = 'rejected')),
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- Removed; for a day it can be put back.
  deleted_at timestamptz,
  check ((status = 'pending_pricing') = (min_price is null)),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index provider_items_list on provider_items (customer_id, provider_id, position, id) where deleted_at is null;
create index provider_items_removed on provider_items (deleted_at) where deleted_at is not null;
call protect_tenant_table('provider_items');

create table provider_item_options (
  customer_id integer not null,
  item_id integer not null,
  option_id integer not null references item_options,
  primary key (item_id, option_id),
  foreign key (customer_id, item_id) references provider_items (customer_id, id) on delete cascade
);
call protect_tenant_table('provider_item_options');

-- A picture is brought before its product is saved; one that belongs to none is swept away.
create table provider_item_pictures (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  item_id integer,
  kind text not null check (kind in ('product', 'model')),
  -- The files are this with their width and ending.
  file_key text not null,
  -- The medium of a gallery that this is a picture of, where it is one.
  media_id integer,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, item_id) references provider_items (customer_id, id) on delete set null (item_id)
);
create index provider_item_pictures_item on provider_item_pictures (item_id, position);
create index provider_item_pictures_medium on provider_item_pictures (customer_id, media_id) where media_id is not null;
create index provider_item_pictures_loose on provider_item_pictures (created_at) where item_id is null;
call protect_tenant_table('provider_item_pictures');
