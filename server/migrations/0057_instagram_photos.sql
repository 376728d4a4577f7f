-- What somebody's Instagram offered at a visit, until they have picked; gone after a day. No token is kept.
create table instagram_visits (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  gallery_id integer not null,
  -- For the photos that were chosen.
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade,
  foreign key (customer_id, gallery_id) references galleries (customer_id, id) on delete cascade
);
create index instagram_visits_age on instagram_visits (created_at);
call protect_tenant_table('instagram_visits');

create table instagram_photos (
  id integer generated always as identity primary key,
  customer_id integer not null,
  visit_id integer not null,
  url text not null,
  caption text not null,
  state text not null default 'offered' check (state in ('offered', 'wanted', 'arrived', 'failed')),
  -- The upload it becomes: tried twice it arrives once.
  upload_id uuid not null default gen_random_uuid(),
  foreign key (customer_id, visit_id) references instagram_visits (customer_id, id) on delete cascade
);
create index instagram_photos_of_visit on instagram_photos (visit_id, id);
call protect_tenant_table('instagram_photos');
